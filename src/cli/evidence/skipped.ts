import { counted } from "./amount.js";

/** What files had that is not in what was seen. */
export class Skipped {
  /** Exchanges of no documented operation, and lines of such. */
  others = 0;
  /** Exchanges without an answer, or without a date. */
  unanswered = 0;
  /** Exchanges with a text that is too long to be read. */
  texts = 0;
  /** Answers of the mock. */
  mocked = 0;
  /** Lines that were read before. */
  copies = 0;
  /** Calls in lines of the first format, which did not tell records apart. */
  oldCalls = 0;
  /** Lines that were recorded against another document; they are read. */
  otherDocuments = 0;

  toString(): string {
    const left = [
      this.others > 0 && `${counted(this.others, "exchange")} of no documented operation`,
      this.unanswered > 0 && `${counted(this.unanswered, "exchange")} without an answer or a date`,
      this.texts > 0 && `${counted(this.texts, "exchange")} with a text over 1 MiB`,
      this.mocked > 0 && `${counted(this.mocked, "answer")} of the mock`,
      this.copies > 0 && `${counted(this.copies, "copy", "copies")} of lines`,
      this.oldCalls > 0 && `${counted(this.oldCalls, "call")} in format 1, which does not tell records apart`,
    ].filter((part) => part !== false);
    const sentences = [
      left.length > 0 && `Left out: ${left.join(", ")}.`,
      this.otherDocuments > 0 &&
        `Recorded against another document: ${counted(this.otherDocuments, "line")}.`,
    ];
    return sentences.filter((sentence) => sentence !== false).join("\n");
  }
}
