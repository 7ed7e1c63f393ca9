export const tryStyle = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c2330, #e6e9ef); --soft: light-dark(#566072, #a9b2c0); --back: light-dark(#fff, #14181f);
  --panel: light-dark(#f4f6f9, #1c222c); --line: light-dark(#cfd6e0, #3b4554); --accent: light-dark(#1558b0, #8abfff);
  --good: light-dark(#126b3a, #6fd39b); --bad: light-dark(#b0201c, #ff9a94); --note: light-dark(#fff6dd, #332b16);
  --code: 13px/1.5 ui-monospace, monospace;
}
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere; }
header, nav { padding: 12px 24px; border-bottom: 1px solid var(--line); }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; }
header p { flex: 1 1 280px; margin: 0; color: var(--soft); }
h1 { font-size: 18px; margin: 0; }
h3 { font-size: 13px; margin: 14px 8px 4px; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; gap: 8px; padding: 4px 8px; border-radius: 6px; color: inherit; text-decoration: none; }
nav a:hover, nav a[aria-current] { background: var(--panel); }
nav a[aria-current] { box-shadow: inset 3px 0 var(--accent); }
nav b { flex: 0 0 52px; font: var(--code); font-size: 12px; line-height: 22px; }
b { color: var(--accent); }
main { padding: 0 24px 24px; max-width: 880px; min-width: 0; }
label, output { display: block; font-weight: 600; }
small { font-weight: normal; font-size: 13px; color: var(--soft); }
button, input, select, textarea {
  font: inherit; color: inherit; background: var(--back); border: 1px solid #7d8796; border-radius: 6px; padding: 6px 10px; max-width: 100%;
}
code, pre, input, textarea, main select, aside button { font: var(--code); }
form input, form select { width: 400px; }
textarea { display: block; width: 100%; margin-top: 6px; field-sizing: content; min-height: 96px; max-height: 560px; }
form button { cursor: pointer; color: light-dark(#fff, #10151c); background: var(--accent); border: 0; padding: 8px 28px; font-weight: 600; }
.box { margin: 12px 0; padding: 10px 14px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
aside.box { background: var(--note); white-space: pre-line; }
aside label { margin: 10px 0; font-weight: normal; }
aside button { cursor: pointer; margin: 6px 8px 0 0; }
output { margin: 16px 0 8px; min-height: 24px; }
.good { color: var(--good); }
.bad { color: var(--bad); }
pre { white-space: pre-wrap; max-height: 60vh; overflow: auto; }
.skip:not(:focus) { position: absolute; left: -999px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (min-width: 900px) {
  body { display: grid; grid-template: auto 1fr / 320px 1fr; min-height: 100vh; }
  header { grid-column: 1 / -1; }
  nav { border-bottom: 0; border-right: 1px solid var(--line); padding: 4px 16px 24px; }
  nav summary { display: none; }
}
`;
