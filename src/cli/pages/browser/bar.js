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
// Redoc opens a result with Enter only after somebody chose one.
document.addEventListener("keydown", ({ key, target }) => {
  const dialog = target instanceof Element ? target.closest("[data-testid=search-dialog]") : null;
  if (key !== "Enter" || !dialog || dialog.querySelector("[data-testid=search-item].active")) return;
  /** @type {HTMLElement | null} */ (dialog.querySelector("[data-testid=search-item]"))?.click();
});
