import { counted } from "./amount.js";
import type { OldLine } from "./line-file.js";

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

  addOld({ answers }: OldLine): void {
    for (const one of Object.values(Object(answers))) this.oldCalls += Number(Object(one).exchanges) || 0;
  }

  toString(): string {
    const part = (count: number, noun: string, nouns?: string, more = "") =>
      count > 0 ? [`${counted(count, noun, nouns)}${more}`] : [];
    const left = [
      ...part(this.others, "exchange", "exchanges", " of no documented operation"),
      ...part(this.unanswered, "exchange", "exchanges", " without an answer or a date"),
      ...part(this.texts, "exchange", "exchanges", " with a text over 1 MiB"),
      ...part(this.mocked, "answer", "answers", " of the mock"),
      ...part(this.copies, "copy", "copies", " of lines"),
      ...part(this.oldCalls, "call", "calls", " in format 1, which does not tell records apart"),
    ];
    const others = part(this.otherDocuments, "line").map(
      (one) => `Recorded against another document: ${one}.`,
    );
    return [...(left.length > 0 ? [`Left out: ${left.join(", ")}.`] : []), ...others].join("\n");
  }
}
