// @ts-check
// Copies an operation id or a sample, and says aloud what was copied, for Redoc's own buttons, too.
{
  const announce = (/** @type {string} */ text) => {
    const announcement = document.getElementById("announcement");
    if (announcement) announcement.textContent = text;
  };
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    if (button.dataset["testid"] === "copy-button") announce("The sample was copied.");
    const text = button.dataset["copy"];
    if (text === undefined) return;
    const name = button.getAttribute("aria-label")?.replace("Copy ", "");
    try {
      await navigator.clipboard.writeText(text);
      announce(`${name} was copied.`);
      button.dataset["copied"] = "";
      setTimeout(() => delete button.dataset["copied"], 2_000);
    } catch {
      // Browsers hide the clipboard from a page that is served over plain http.
      announce(`The browser does not let this page copy ${name}.`);
    }
  });
}
