// @ts-check
// Opens the addresses that earlier pages and other tools use, and makes addresses of this page of the links that Redoc rendered.
{
  for (const link of document.querySelectorAll('#redoc a[href^="/"]')) {
    link.setAttribute("href", `#${link.getAttribute("href")}`);
  }
  const currentOf = (/** @type {string} */ address) => {
    const [, section = "", gap] = /^\/section\/([\w-]+)(?:#(.+))?$/.exec(address) ?? [];
    if (section) return `#/${section}${gap ? `/${gap}` : ""}`;
    const [, id = ""] = /^\/?(?:operation\/)?(\w+)$/.exec(address) ?? [];
    const operations = [...document.querySelectorAll("#print [data-operation]")];
    const operation = operations.find((one) => one.getAttribute("data-operation") === id);
    return operation?.getAttribute("data-link") || undefined;
  };
  const open = () => {
    const current = currentOf(location.hash.slice(1));
    if (current) location.replace(current);
  };
  open();
  // Before Redoc hears of the address.
  addEventListener("hashchange", open, { capture: true });
}
