/** The parts of Redocly's plugin interface that the census uses. */
export interface Location {
  pointer: string;
  absolutePointer: string;
  source: { absoluteRef: string };
  child(keys: (string | number)[]): Location;
}

export interface Context {
  location: Location;
  resolve(
    node: unknown,
    from?: string,
  ): { node?: unknown; location?: Location; chain?: { node: unknown; location: Location }[] };
  report(problem: { message: string; location: Location }): void;
}

/** One statement of a document, less its words. */
export interface Fact {
  /** An operation as `POST /tickets`, a path, or the whole document. */
  table: string;
  /** The path inside the table, for example `201.comment.mentions[].email`. */
  place: string;
  keyword: string;
  value: string;
}

export interface LocatedFact extends Fact {
  location: Location;
}

/** One line of the census. A shared table is used at a place by the keyword `is`, with its name as the value. */
export interface Row extends Fact {
  /** The section and the line of the specification, for example `Tickets 120`. */
  source: string;
  /** The line of the census. */
  line: number;
}

/** A row at the place where a table uses it; `table` and `place` are where the fact is, `row` is where it is listed. */
export interface ListedFact extends Fact {
  row: Row;
}

export interface Census {
  /** The documents and their tables; those of `Shared` are used by others. */
  tables: Map<string, Map<string, Row[]>>;
  /** What is wrong with the file itself. */
  mistakes: string[];
}

/** An object of a document, and where it is. */
export interface Part {
  node: Record<string, unknown>;
  location: Location;
}

/** What collecting the facts of a document needs to know. */
export interface Collecting {
  resolve: Context["resolve"];
  /** The names that the census has for the variants at a place. */
  variantsAt(table: string, place: string): string[];
  isListed(fact: Fact): boolean;
  /** Every object that was reached, so that the components that nothing refers to are found. */
  reached: Set<unknown>;
}
