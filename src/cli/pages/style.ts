/** The style of a page on paper, and where scripts are off. */
export const printStyle = `
  #bar, #redoc, #announcement, #notice { display: none !important; }
  #print { display: block; max-width: 900px; margin: 0 auto; padding: 0 16px; font: 11pt/1.4 sans-serif; overflow-wrap: anywhere; }
  #print h1 { break-before: page; font-size: 18pt; }
  #print > h1:first-child { break-before: auto; }
  #print h1, #print h2, #print h3 { break-after: avoid; }
  #print table { border-collapse: collapse; width: 100%; font-size: 9pt; overflow-wrap: break-word; }
  #print th, #print td { border: 1px solid #888; padding: 2px 6px; text-align: left; vertical-align: top; }
  #print tr { break-inside: avoid; }
  #print td:first-child { white-space: nowrap; }
  #print td:last-child { overflow-wrap: anywhere; }
  #print code { font: 9pt monospace; }
  #print pre { white-space: pre-wrap; border: 1px solid #888; padding: 8px; }
`;

/** The style of a page, on top of Redoc's own. */
export const style = `
body { margin: 0; padding: 0; }
/* In place of the logo, which would come from another host. */
a[href="https://redocly.com/redoc/"] p::after { content: " Redoc"; }
/* Redoc's own shades of these are too pale to read well. */
html body {
  --link-color-primary: var(--color-blue-8);
  --text-color-helper: var(--color-warm-grey-8);
  --code-block-tokens-keyword-color: var(--color-magenta-8);
  --code-block-tokens-string-color: var(--color-blue-8);
  --code-block-tokens-property-string-color: var(--color-blue-8);
  --code-block-tokens-function-color: var(--color-carrot-10);
  --code-block-tokens-class-name-color: var(--color-carrot-10);
  --code-block-tokens-operator-color: var(--color-carrot-10);
  --code-block-tokens-boolean-color: var(--color-green-9);
}
.schema-name { color: var(--text-color-primary) !important; }
[data-testid="search-trigger"] * { color: var(--text-color-secondary) !important; }
.button-variant-link { color: var(--link-color-primary) !important; }
[data-component-name^="Tag"] > div { color: color-mix(in srgb, currentColor 45%, var(--text-color-primary)) !important; }
/* A long line of a sample wraps: a box that scrolls cannot be reached with the keyboard. */
pre[data-language], [data-component-name="CodeBlock/CodeBlock"] :is(pre, code) {
  font-size: 12px !important; white-space: pre-wrap !important; overflow-wrap: anywhere;
}
pre[data-language] button { float: right; margin: 0 8px 4px; }
::highlight(comment) { color: var(--text-color-helper); }
::highlight(string) { color: var(--code-block-tokens-string-color); }
::highlight(keyword) { color: var(--code-block-tokens-keyword-color); }
/* Redoc puts the copy button over the first line of a sample. */
[data-component-name="CodeBlock/CodeBlockControls"] {
  position: static !important; display: flex; justify-content: flex-end; opacity: 1 !important;
}
/* Redoc copies a part of the document as YAML, with a button like the one that copies the id; the Markdown page is the better text. */
[data-testid="page-actions"] { display: none !important; }
/* A path or an id breaks rather than widen the page. */
#redoc code, .schema-name { overflow-wrap: anywhere; }
@media (max-width: 480px) {
  #redoc h1, #redoc h2 { font-size: 22px !important; line-height: 1.3 !important; }
  #redoc h3 { font-size: 18px !important; line-height: 1.3 !important; }
}
/* The bar is for the keyboard alone, until a small screen needs it. */
#bar button { font: 14px sans-serif; padding: 8px 16px; border-radius: 8px; }
#bar button:not(:focus-visible) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
#bar button:focus-visible { position: fixed; inset: 8px auto auto 8px; z-index: 200; color: #fff; background: #224; border: 1px solid #fff; }
@media (max-width: 767px) {
  html body { --navbar-stack-height: 56px !important; }
  #redoc > div { --navbar-stack-height: 56px !important; --navbar-height: 56px !important; padding-top: 56px; }
  #bar {
    position: fixed; inset: 0 0 auto; z-index: 50; height: 56px; padding: 8px 64px 8px 16px; box-sizing: border-box;
    background: var(--bg-color); border-bottom: 1px solid var(--border-color-primary);
  }
  #bar button[data-search]:not(:focus-visible), #bar button[data-search] {
    position: static; width: 100%; height: 40px; clip-path: none; text-align: left; cursor: pointer;
    color: var(--text-color-secondary); background: none; border: 1px solid var(--border-color-primary);
  }
  [data-testid="floating-button"] {
    inset: 8px 16px auto auto !important; width: 40px !important; height: 40px !important; border-radius: 8px !important;
    box-shadow: none !important; border: 1px solid var(--border-color-primary) !important;
  }
  [data-testid="floating-button"] path { fill: var(--text-color-primary) !important; }
}
[data-component-name="Tag/Tag"] { text-transform: none !important; }
button[data-copy], button[data-back], #notice button {
  font: inherit; font-size: 12px; padding: 2px 8px; cursor: pointer;
  color: inherit; background: none; border: 1px solid currentColor; border-radius: 4px;
}
/* Labels that are no text of the document. */
main :is(a, summary)[aria-label]:empty::before { content: attr(aria-label); }
details[data-gaps-of] { margin: 8px 0; }
main details[data-gaps-of] summary { cursor: pointer; color: var(--link-color-primary) !important; width: fit-content; margin: 0; }
details[data-gaps-of] > [data-gaps] { margin-left: 0 !important; }
details[data-gaps-of] ul { margin: 8px 0; padding-left: 20px; }
details[data-gaps-of] li { margin: 4px 0; overflow-wrap: anywhere; }
details[data-gaps-of] a { color: var(--link-color-primary); }
/* The list of gaps is read as one. */
[data-section-id^="/what-is-not-shown/"] h3 { font-size: 16px !important; margin: 0 !important; }
[data-section-id^="/what-is-not-shown/"] { padding: 16px 0 0 !important; }
[data-arrived] { outline: 2px solid var(--link-color-primary) !important; outline-offset: 4px; border-radius: 2px; }
button[data-back] { display: block; margin-top: 8px; }
/* The note of a gap is a part of what it is said of. */
#redoc blockquote { margin: 12px 0 !important; }
button[data-copy]::before { content: "Copy"; }
button[data-copy][data-copied]::before { content: "Copied"; }
/* Redoc's rules for lists are stronger than the attribute. */
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--link-color-primary) !important; outline-offset: 2px; }
#announcement { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
#mistake, #notice { position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 16px 24px; color: #fff; }
#mistake { box-sizing: border-box; max-height: 30vh; overflow: auto; background: #7a1420; font: 14px/1.5 monospace; white-space: pre-wrap; }
body:has(#mistake) { padding-bottom: 30vh; }
#notice { inset: auto 16px 16px auto; max-width: min(400px, 100vw - 80px); background: #224; border-radius: 8px; font: 14px/1.5 sans-serif; }
#notice a { color: inherit; }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
#print { display: none; }
@media print {${printStyle}
  html, body { color: #000 !important; background: #fff !important; }
}
`;

/** The style of a guide. */
export const guideStyle = `
:root { --line: light-dark(#dcdce0, #45454f); --panel: light-dark(#f6f6f8, #2a2a32); }
body {
  max-width: 900px; margin: 0 auto; padding: 16px 24px; font: 16px/1.6 system-ui, sans-serif; overflow-wrap: break-word;
  color: light-dark(#22242b, #e1e1e6); background: light-dark(#fff, #22242b);
}
table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 15px; }
th, td { border: 1px solid var(--line); padding: 6px 10px; text-align: left; vertical-align: top; }
pre, code { font: 13px/1.5 ui-monospace, monospace; background: var(--panel); border-radius: 4px; }
pre { white-space: pre-wrap; padding: 12px 16px; border: 1px solid var(--line); }
:not(pre) > code { padding: 1px 4px; }
a { color: light-dark(#1a4fb4, #8ab4ff); }
`;
