import type { ResponseChecks } from "../document/response-checks.js";
import type { Evidence } from "./evidence.js";
import { isOfMock } from "./headers.js";
import { mergeEvidence } from "./merge.js";
import { type Exchange, Tally } from "./tally.js";
import { hashWorkspace } from "./workspace.js";

/** The most workspaces that are distinguished; others are counted together, without a name. */
const mostWorkspaces = 1_000;

/** What is counted of all operations and workspaces, until it is taken. */
export class Records {
  readonly #tables: readonly ResponseChecks[];
  readonly #salt: string | undefined;
  readonly #names = new Map<ResponseChecks, ReadonlySet<string>>();
  #addresses = new Map<string, Map<string, Tally>>();

  constructor(tables: readonly ResponseChecks[], salt: string | undefined) {
    this.#tables = tables;
    this.#salt = salt;
  }

  /** The table that has an operation. */
  tableOf(operation: string): ResponseChecks | undefined {
    return this.#tables.find(({ operations }) => Object.hasOwn(operations, operation));
  }

  /**
   * Counts an exchange; one of an operation that the document does not have, or of the mock's own, is left out.
   *
   * @param address - a URL of the workspace
   */
  add(address: string, operation: string, exchange: Exchange): void {
    const table = this.tableOf(operation);
    if (table === undefined || isOfMock(exchange.status, exchange.headers)) return;
    const isNamed =
      this.#salt !== undefined && (this.#addresses.has(address) || this.#addresses.size < mostWorkspaces);
    const name = isNamed ? address : "";
    const tallies = this.#addresses.get(name) ?? new Map<string, Tally>();
    this.#addresses.set(name, tallies);
    const tally = tallies.get(operation) ?? new Tally(operation, table, this.#namesOf(table));
    tallies.set(operation, tally);
    tally.add(exchange);
  }

  #namesOf(table: ResponseChecks): ReadonlySet<string> {
    let names = this.#names.get(table);
    if (names === undefined) {
      names = namesIn(table);
      this.#names.set(table, names);
    }
    return names;
  }

  /** The counts up to now, which go on. */
  evidence(): Promise<Evidence[]> {
    return evidenceOf(this.#addresses, this.#salt);
  }

  /** The counts up to now; what follows is counted from zero. */
  take(): Promise<Evidence[]> {
    const addresses = this.#addresses;
    this.#addresses = new Map();
    return evidenceOf(addresses, this.#salt);
  }
}

async function evidenceOf(
  addresses: ReadonlyMap<string, ReadonlyMap<string, Tally>>,
  salt: string | undefined,
): Promise<Evidence[]> {
  // All counts are read at once, before anything else is counted.
  const counted = [...addresses].map(([address, tallies]) => ({
    address,
    lines: [...tallies.values()].map((tally) => tally.toEvidence()),
  }));
  const lists = counted.map(async ({ address, lines }) => {
    if (salt === undefined || address === "") return lines;
    const workspace = await hashWorkspace(new URL(address).host, salt);
    return lines.map(({ evidence, ...line }): Evidence => ({ evidence, workspace, ...line }));
  });
  return mergeEvidence(...(await Promise.all(lists)));
}

/** The names of all properties that a document has somewhere in its bodies. */
function namesIn(table: ResponseChecks): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(table, (key, value: unknown) => {
    if (key === "properties" && typeof value === "object" && value !== null) {
      for (const name of Object.keys(value)) names.add(name);
    }
    return value;
  });
  return names;
}
