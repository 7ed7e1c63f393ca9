/**
 * How a gap is closed, in the form of an overlay: updates of objects of the bundled document, and what is removed. The facts are
 * invented. A description that begins with "+ " is added to the one that is there.
 */
export interface Closing {
  /** Updates by the JSON pointer of the object, without its `#/`. */
  update?: Readonly<Record<string, object>>;
  /** JSON pointers of what is removed, beside the mark. */
  remove?: readonly string[];
  /** Statuses by the operation that then documents them, for example `GET /forms`. */
  statuses?: Readonly<Record<string, number>>;
}

/** A fact that no keyword can state: a sentence in the description of an object. */
export const inWords = (pointer: string, sentence: string): Closing => ({
  update: { [pointer]: { description: `+ ${sentence}` } },
});

/** A response that names what it closes, where another gap disallows its status. */
export const failure = (description: string, ...closes: string[]): object => ({
  description,
  ...(closes.length > 0 && { "x-closes": closes }),
  content: {
    "application/json": {
      schema: {
        description: "What went wrong.",
        type: "object",
        required: ["code"],
        properties: { code: { description: "A code.", type: "string" } },
      },
    },
  },
});
