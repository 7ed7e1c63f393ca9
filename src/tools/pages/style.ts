/** The style of a page, in addition to Redoc's own. */
export const pageStyle = `
body { margin: 0; }
/* Redoc's own colors for these have too little contrast. */
html body {
  --link-color-primary: var(--color-blue-8);
  --code-block-tokens-keyword-color: var(--color-magenta-8);
  --code-block-tokens-string-color: var(--color-blue-8);
  --code-block-tokens-property-string-color: var(--color-blue-8);
  --code-block-tokens-function-color: var(--color-carrot-10);
  --code-block-tokens-class-name-color: var(--color-carrot-10);
  --code-block-tokens-boolean-color: var(--color-green-9);
}
.schema-name { color: var(--text-color-primary) !important; }
[data-testid="search-trigger"] * { color: var(--text-color-secondary) !important; }
.button-variant-link { color: var(--link-color-primary) !important; }
[data-component-name^="Tag"] > div { color: color-mix(in srgb, currentColor 45%, var(--text-color-primary)) !important; }
/* The key, which is the same for all operations, comes below the fields. */
[data-testid="middle-panel"]:has(> [data-component-name^="Panel"]) { display: flex; flex-direction: column; reading-flow: flex-visual; }
[data-testid="middle-panel"] > [data-component-name^="Panel"] { order: 1; }
main ul { padding-left: 20px; }
/* A section without samples has the room of the samples for its code. Longer lines of text would be hard to read. */
[data-testid="middle-panel"]:has(> [data-component-name^="Markdown"]):has(+ :empty) { width: 100%; }
[data-testid="middle-panel"]:has(+ :empty) :is(p, ul, ol) { max-width: 720px; }
/* A gap needs less room than an operation, for which Redoc makes its sections. */
[id^="what-is-not-shown/"] { padding: 4px 0 2px !important; }
[id^="what-is-not-shown/"] [data-testid="middle-panel"] { margin: 0 !important; padding-right: 16px !important; }
[id^="what-is-not-shown/"] p code { padding-block: 0 !important; line-height: 16px !important; }
[id^="what-is-not-shown/"] :is(h2, h3) { margin: 0 0 2px !important; }
[id^="what-is-not-shown/"] h2 { padding-top: 32px !important; }
[id^="what-is-not-shown/"] h3 :is(span, div) { font-size: 16px; line-height: 20px; }
[id^="what-is-not-shown/"] p { max-width: none !important; margin: 0 !important; font-size: 13px; line-height: 18px; }
/* Long paths, ids and code lines wrap. A box that scrolls could not be reached with the keyboard. */
main { overflow-wrap: anywhere; }
main pre, main pre code { white-space: pre-wrap !important; }
/* The copy button lies over the right end of the first line. */
main .code-block-header + pre code::before { content: ""; float: right; width: 44px; height: 1lh; }
#skip { position: fixed; top: 8px; left: 8px; z-index: 9999; padding: 8px 16px; color: var(--bg-color); background: var(--link-color-primary); }
#skip:not(:focus) { clip-path: inset(50%); }
/* Redoc's round button would cover text, and is dark on dark. A bar below the text does not. */
@media (max-width: 672px) {
  html body [data-testid="floating-button"] {
    inset: auto 0 0; width: 100%; height: 48px; border-top: 1px solid var(--border-color-primary); border-radius: 0; box-shadow: none;
  }
  html body [data-testid="floating-button"] path { fill: var(--text-color-primary); }
  main, .menu-content { padding-bottom: 48px; }
}
:focus-visible { outline: 2px solid var(--link-color-primary) !important; outline-offset: 2px; }
#mistake {
  position: fixed; inset: auto 0 0; z-index: 9999; box-sizing: border-box; max-height: 30vh; overflow: auto; margin: 0; padding: 16px 24px;
  color: #fff; background: #7a1420; font: 14px/1.5 monospace; white-space: pre-wrap;
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
#print { display: none; max-width: 900px; margin: 0 auto; padding: 0 16px; font: 11pt/1.4 sans-serif; overflow-wrap: anywhere; }
#print section { scroll-margin-top: 16px; }
#print h1 { break-before: page; font-size: 18pt; }
#print > :first-child h1 { break-before: auto; }
#print :is(h1, h2, h3) { break-after: avoid; }
#print code { font: 9pt monospace; }
#print pre { white-space: pre-wrap; border: 1px solid #888; padding: 8px; }
@media print, (scripting: none) {
  #redoc, #skip { display: none; }
  #print { display: block; }
}
@media print {
  html, body { color: #000 !important; background: #fff !important; }
}
`;
