// How much of a file of somebody else this command keeps in memory.

/** The longest line of evidence in characters, and the longest text of a HAR file that is read. */
export const longestText = 1_048_576;
/** The most counts that are kept: those of thousands of workspaces. */
export const mostAmounts = 1_000_000;
/** The most observers that are remembered. One whose lines resume after those of so many others counts as a new one. */
export const mostRuns = 64;
