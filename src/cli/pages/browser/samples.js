// @ts-check
// Adds to the samples in a text what Redoc adds to those beside it: a button that copies.
{
  const addButtons = () => {
    for (const sample of document.querySelectorAll("main pre[data-language]:not(:has(button))")) {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", ariaLabel: "Copy the sample" });
      button.dataset["copy"] = sample.textContent ?? "";
      sample.prepend(button);
    }
  };
  // Redoc renders what comes into view.
  new MutationObserver(addButtons).observe(document.getElementById("redoc") ?? document.body, {
    childList: true,
    subtree: true,
  });
  addButtons();
}
