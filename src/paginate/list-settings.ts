import type { Result } from "../client/result.js";
import type { Paging, StatedPage } from "./paging.js";

/** The result of a request for a page, and the page that its body states; undefined if it states none. */
export type AskedPage = Result & { readonly page: StatedPage | undefined };

/** The settings of one loop over a list. */
export interface ListSettings {
  readonly concurrency: number;
  readonly maxPasses: number;
  readonly paging: Paging;
  readonly ask: (number: number, signal: AbortSignal | null | undefined) => Promise<AskedPage>;
  readonly start: number;
  readonly signal: AbortSignal | null | undefined;
  /** The call, for errors. */
  readonly context: { readonly method: string; readonly path: string };
}
