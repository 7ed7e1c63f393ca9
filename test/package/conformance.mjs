// @ts-check
// Checks the promises of the client. Each runtime runs it against the same mock and the same hostile server.
import { createClient, encodeRecipients, NetworkError, paginate, unwrap } from "support-desk-client";
import { findGap, gaps } from "support-desk-client/gaps";
import { validateResponses } from "support-desk-client/validate";
import { sendWrites } from "./repeats.mjs";

const apiKey = "a-key-that-shows-nowhere";

/**
 * @param {object} servers
 * @param {string} servers.mock the URL of the mock
 * @param {string} servers.hostile the URL of a server that redirects, stalls and sends large bodies
 * @param {string} servers.nobody a URL on which nobody listens
 * @param {string} servers.writes the URL of a service that counts writes
 * @returns {Promise<string[]>} the names of the failed checks
 */
export async function conformance({ mock, hostile, nobody, writes }) {
  /** @type {string[]} */
  const failures = [];
  const common = { apiKey, maxRetries: 0, dangerouslyAllowBrowser: true };
  const desk = createClient({ ...common, baseUrl: `${mock}/api/external/v2` });
  desk.use(validateResponses({ onMismatch: ({ message }) => void failures.push(message) }));
  /** @param {string} baseUrl @param {object} [more] */
  const bad = (baseUrl, more) => createClient({ ...common, baseUrl, ...more });

  /** @type {Record<string, () => Promise<unknown>>} */
  const checks = {
    "reads a ticket": async () => {
      const params = { path: { ticket_id: "1042" } };
      return (await unwrap(desk.GET("/tickets/{ticket_id}", { params }))).ticket.number === 1042;
    },
    "creates a ticket": async () => {
      const cc = encodeRecipients(["jonas.lind@mail.example"]);
      const body = { email: "mara.lind@mail.example", subject: "Grüße", description: "Zelt", cc };
      return (await unwrap(desk.POST("/tickets", { body }))).ticket.number > 0;
    },
    "removes a member": async () => {
      const params = { path: { team_member_id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12" } };
      return (await desk.DELETE("/team-members/{team_member_id}", { params })).error === undefined;
    },
    "reads a whole list": async () => {
      let count = 0;
      const params = { path: { ticket_id: "1042" } };
      for await (const _ of paginate(desk, "/tickets/{ticket_id}/comments", { params })) count += 1;
      return count > 0;
    },
    "returns a failure": async () => {
      const { error } = await bad(`${mock}/api/external/v2`, { apiKey: null }).GET("/forms");
      return error?.kind === "api" && error.status === 401 && error.documented;
    },
    "refuses a redirect": async () => {
      const { error } = await bad(`${hostile}/redirect`).GET("/forms");
      return error?.kind === "api" && error.message.includes("redirects are refused");
    },
    "ends what stalls": async () => {
      const { error } = await bad(`${hostile}/stall`, { timeout: 300 }).GET("/forms");
      return error?.kind === "timeout";
    },
    "ends what is too large": async () => {
      const { error } = await bad(`${hostile}/large`, { maxResponseBytes: 10_000 }).GET("/forms");
      return error?.kind === "unexpected-response" && error.message.includes("maxResponseBytes");
    },
    "returns an error without the key when nobody answers": async () => {
      const { error } = await bad(nobody).GET("/forms");
      return error instanceof NetworkError && !`${error.stack}${JSON.stringify(error)}`.includes(apiKey);
    },
    "rejects with the reason of an aborted signal": async () => {
      const reason = new Error("Enough.");
      const call = bad(`${hostile}/stall`).GET("/forms", { signal: AbortSignal.abort(reason) });
      return (await call.catch((error) => error)) === reason;
    },
    "refuses a key in a page, where everyone can read it": async () => {
      const isPage = typeof document !== "undefined";
      try {
        createClient({ baseUrl: `${mock}/api/external/v2`, apiKey });
        return !isPage;
      } catch (error) {
        return isPage && /** @type {any} */ (error).argument === "dangerouslyAllowBrowser";
      }
    },
    "knows the gaps": async () => gaps.every(({ id }) => findGap(id).id === id),
  };
  for (const [name, check] of Object.entries(checks)) {
    const passed = await check().catch((/** @type {unknown} */ error) => {
      failures.push(`${name}: ${error}`);
      return true;
    });
    if (!passed) failures.push(name);
  }
  await sendWrites(writes);
  return failures;
}
