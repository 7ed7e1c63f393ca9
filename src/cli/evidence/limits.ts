// What a file of somebody else can make this command hold in memory.

/** The longest line of evidence in characters, and the longest text of a HAR file that is read. */
export const longestText = 1_048_576;
/** The most counts that are kept: those of thousands of workspaces. */
export const mostAmounts = 1_000_000;
/** The most observers whose lines are told apart at once. One that is left for so many others counts as two. */
export const mostRuns = 64;
