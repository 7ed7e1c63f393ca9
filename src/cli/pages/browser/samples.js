// @ts-check
// Adds to the samples in a text what Redoc adds to those beside it: colours, and a button that copies.
{
  const colored =
    /(?<string>"[^"\n]*")|(?<comment>\/\/.*)|\b(?<keyword>import|from|const|await|for|of|if|else|throw|new)\b/g;
  const decorate = () => {
    for (const sample of document.querySelectorAll("main pre[data-language]:not(:has(button))")) {
      const text = sample.firstChild;
      if (!(text instanceof Text)) continue;
      for (const { index, 0: found, groups = {} } of text.data.matchAll(colored)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        for (const kind of Object.keys(groups)) if (groups[kind]) highlightOf(kind)?.add(range);
      }
      const button = document.createElement("button");
      Object.assign(button, { type: "button", ariaLabel: "Copy the sample" });
      button.dataset["copy"] = text.data;
      sample.prepend(button);
    }
  };
  /** Ranges that the style of the page colours; a browser without them shows the text. @param {string} kind */
  const highlightOf = (kind) => {
    if (!("highlights" in CSS)) return undefined;
    const known = CSS.highlights.get(kind) ?? new Highlight();
    CSS.highlights.set(kind, known);
    return known;
  };
  // Redoc renders what comes into view.
  new MutationObserver(decorate).observe(document.getElementById("redoc") ?? document.body, {
    childList: true,
    subtree: true,
  });
  decorate();
}
