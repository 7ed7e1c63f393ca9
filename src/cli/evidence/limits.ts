// What a file of somebody else can make this command hold in memory.

/** The longest line of evidence in characters, and the longest text of a HAR file that is read. */
export const longestText = 1_048_576;
/** The most evidence that is kept, in characters: that of thousands of workspaces. */
export const mostEvidence = 64 * 1_048_576;
/** The deepest nesting of a HAR file; the bodies in it are texts, and have a limit of their own. */
export const deepestHar = 64;
