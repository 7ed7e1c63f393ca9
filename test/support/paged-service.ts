import { createClient } from "../../src/index.js";

export interface Asked {
  /** The pages that were asked for, in order. */
  pages: number[];
  /** The most pages that were on their way at once. */
  most: number;
  /** The pages that were given up on their way. */
  aborted: number;
}

type Answer = Record<string, unknown> | Response | Promise<Record<string, unknown> | Response>;

/** A client whose service answers each page with what a function returns for it. */
export function pagedDesk(answer: (page: number, count: number) => Answer, options: object = {}) {
  const asked: Asked = { pages: [], most: 0, aborted: 0 };
  let open = 0;
  const fetch = async (url: string, { signal }: RequestInit) => {
    const page = Number(new URL(url).searchParams.get("page_number"));
    asked.pages.push(page);
    open += 1;
    asked.most = Math.max(asked.most, open);
    try {
      const body = await Promise.race([
        answer(page, asked.pages.length),
        new Promise<never>((_, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
      ]);
      return body instanceof Response ? body : Response.json(body);
    } catch (error) {
      asked.aborted += 1;
      throw error;
    } finally {
      open -= 1;
    }
  };
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    maxRetries: 0,
    fetch,
    ...options,
  });
  return { desk, asked };
}

/** Members by their ids. */
export const members = (...ids: (number | string)[]) =>
  ids.map((id) => ({ id: String(id), email: `${id}@acme.example` }));

/** A page of team members, of as many pages of its size. */
export const page = (current: unknown, pages: unknown, ids: (number | string)[], more: object = {}) => ({
  team_members: members(...ids),
  pagination: {
    total_records: Number.isSafeInteger(pages) ? Number(pages) * ids.length : 99,
    current_page_number: current,
    total_pages: pages,
    page_size: ids.length,
    ...more,
  },
});

/** A page of the report of agents. */
export const report = (total_count: unknown, ids: (number | string)[]) => ({
  members: members(...ids),
  summary: {},
  total_count,
});

/** The ids that a loop yields, and the error that ends it. */
export async function read<Id = string>(list: AsyncIterable<{ id: Id }>) {
  const ids: Id[] = [];
  try {
    for await (const { id } of list) ids.push(id);
    return { ids, error: undefined };
  } catch (error) {
    return { ids, error };
  }
}
