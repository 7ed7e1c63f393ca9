/** The style of the page, on top of Scalar's own. Its shades of grey, and its colors of text, are too pale to read well. */
export const style = `
.light-mode.light-mode {
  --scalar-color-2: #595959;
  --scalar-color-3: #666;
  --scalar-color-green: #00704a;
  --scalar-color-red: #c00004;
  --scalar-color-yellow: #7a5900;
  --scalar-color-blue: #00619c;
  --scalar-color-orange: #a83a00;
}
.dark-mode.dark-mode {
  --scalar-color-2: #b3b3b3;
  --scalar-color-3: #a0a0a0;
  --scalar-color-red: #ff7b78;
  --scalar-color-blue: #5fb9f5;
}
/* As headings are, and not as all of a note of a gap. */
blockquote, blockquote * { font-weight: normal !important; }
blockquote strong { font-weight: bold !important; }
.endpoints { max-height: none !important; overflow: visible !important; }
/* A long line of a sample in the text wraps: a box that scrolls cannot be reached with the keyboard. */
pre code { white-space: pre-wrap !important; overflow-wrap: anywhere; }
`;
