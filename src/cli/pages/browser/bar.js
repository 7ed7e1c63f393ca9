// @ts-check
// What is reached first with the keyboard, and on a small screen: the content, and the search.
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button?.dataset["search"] !== undefined) {
    /** @type {HTMLElement | null} */ (document.querySelector("[data-testid=search-trigger]"))?.click();
  }
  if (button?.dataset["skip"] === undefined) return;
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
});
// Redoc opens a result with Enter only after the arrows chose one.
document.addEventListener("keydown", ({ key, target }) => {
  if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  const results = target.closest("[data-testid=search-dialog]");
  const [first] = results?.querySelectorAll("[data-component-name='Search/SearchItem']") ?? [];
  if (first instanceof HTMLElement) first.click();
});
