// @ts-check
// Shows the gaps that contain every word of the filter.
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset["filterGaps"] === undefined) return;
  const words = target.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of document.querySelectorAll("[data-gap-group]")) {
    const title = group.querySelector("h3")?.textContent ?? "";
    let isEmpty = true;
    for (const item of group.querySelectorAll("li")) {
      const text = `${title} ${item.textContent}`.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      if (item.hidden) continue;
      isEmpty = false;
      if (item.querySelector("a[id]")) count += 1;
    }
    if (group instanceof HTMLElement) group.hidden = isEmpty;
  }
  const output = document.querySelector("[data-gap-count]");
  if (output) output.textContent = words.length === 0 ? "" : `${count} found`;
});
