import { type PaginateOptions, paginate } from "../../src/desk/index.js";
import { type AnyOptions, testDesk } from "./test-desk.js";

export interface Asked {
  /** The requested pages, in order. */
  pages: number[];
  /** The most requests at once. */
  most: number;
  /** The aborted requests. */
  aborted: number;
}

type Body = Record<string, unknown> | Response;
type Respond = (page: number, count: number, signal?: AbortSignal | null) => Body | Promise<Body>;

/** Creates a client whose service responds to each page as a function says. */
export function pagedDesk(answer: Respond, options: AnyOptions = {}) {
  const asked: Asked = { pages: [], most: 0, aborted: 0 };
  let open = 0;
  const { desk, requests } = testDesk(async ({ url, signal }) => {
    const page = Number(new URL(url).searchParams.get("page_number"));
    asked.pages.push(page);
    open += 1;
    asked.most = Math.max(asked.most, open);
    const end = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    try {
      const body = await Promise.race([answer(page, asked.pages.length, signal), end]);
      return body instanceof Response ? body : Response.json(body);
    } catch (error) {
      asked.aborted += 1;
      throw error;
    } finally {
      open -= 1;
    }
  }, options);
  return { desk, asked, requests };
}

/** Makes members from their ids. */
export const members = (...ids: (number | string)[]) =>
  ids.map((id) => ({ id: String(id), email: `${id}@acme.example` }));

/** Makes a page of team members in a list of full pages. */
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

/** Makes a page of the agent report. */
export const report = (total_count: unknown, ids: (number | string)[]) => ({
  members: members(...ids),
  summary: {},
  total_count,
});

/** Collects the ids that a loop yields, and the error that ends it. */
export async function read(list: AsyncIterable<{ id: unknown }>) {
  const ids: unknown[] = [];
  try {
    for await (const { id } of list) ids.push(id);
    return { ids, error: undefined };
  } catch (error) {
    return { ids, error };
  }
}

/** Reads the members or the agent report of a service from a page on. */
const reader = (path: "/team-members" | "/reports/agents") => {
  return async (answer: Respond, { from, ...options }: PaginateOptions & { from?: number } = {}) => {
    const { desk, asked } = pagedDesk(answer);
    const init = from === undefined ? {} : { params: { query: { page_number: from } } };
    return { ...(await read(paginate(desk, path, init, options))), asked: asked.pages, most: asked.most };
  };
};
export const readMembers = reader("/team-members");
export const readAgents = reader("/reports/agents");
