import type { ResponseChecks } from "../document/response-checks.js";
import { Contract } from "./contract.js";
import type { Evidence } from "./evidence.js";
import { KnownRecords } from "./known-records.js";
import { type Exchange, Tally } from "./tally.js";
import { hashWorkspace, hexOf } from "./workspace.js";

/** The most workspaces that are distinguished; others are counted together, without a name. */
const mostWorkspaces = 1_000;

/** What is counted of all operations and workspaces, until it is taken. */
export class Tallies {
  readonly #contracts: readonly Contract[];
  readonly #salt: string | undefined;
  readonly #run = hexOf(crypto.getRandomValues(new Uint8Array(8)));
  readonly #known = new KnownRecords();
  #written = 0;
  #addresses = new Set<string>();
  /** By the address of the workspace and by operation. */
  #tallies = new Map<string, Tally>();

  constructor(tables: readonly ResponseChecks[], salt: string | undefined) {
    this.#contracts = tables.map((checks) => new Contract(checks));
    this.#salt = salt;
  }

  /** The contract that has an operation. */
  contractOf(operation: string): Contract | undefined {
    return this.#contracts.find(({ checks }) => Object.hasOwn(checks.operations, operation));
  }

  /**
   * Counts an exchange; one of an operation that the document does not have is left out.
   *
   * @param address - a URL of the workspace
   */
  add(address: string, operation: string, exchange: Exchange): void {
    const contract = this.contractOf(operation);
    if (contract === undefined) return;
    if (this.#salt !== undefined && this.#addresses.size < mostWorkspaces) this.#addresses.add(address);
    const name = this.#addresses.has(address) ? address : "";
    const key = `${name} ${operation}`;
    const tally = this.#tallies.get(key) ?? new Tally(name, operation, contract, this.#known);
    this.#tallies.set(key, tally);
    tally.add(address, exchange);
  }

  /** The counts up to now, which go on. */
  evidence(): Promise<Evidence[]> {
    const before = this.#written;
    // All counts are read at once, before anything else is counted.
    const counted = [...this.#tallies.values()].map((tally) => ({
      address: tally.address,
      line: tally.toEvidence(),
    }));
    return Promise.all(
      counted.map(async ({ address, line }, index): Promise<Evidence> => {
        const workspace = address && this.#salt && (await hashWorkspace(new URL(address).host, this.#salt));
        return {
          ...{ evidence: 2, run: this.#run, number: before + index + 1 },
          ...(workspace && { workspace }),
          ...line,
        };
      }),
    );
  }

  /** The counts up to now; what follows is counted from zero. */
  take(): Promise<Evidence[]> {
    const lines = this.evidence();
    this.#written += this.#tallies.size;
    this.#tallies = new Map();
    this.#addresses = new Set();
    return lines;
  }
}
