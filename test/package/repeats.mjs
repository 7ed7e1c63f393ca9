// @ts-check
// Sends writes that a platform's own fetch may send again. Each runtime runs it against a service that counts them.
import { createClient } from "support-desk-client";

const methods = /** @type {const} */ (["POST", "PATCH", "DELETE"]);

/**
 * Sends each write once, over a used connection, to a service that responds with a fault.
 *
 * @param {string} url the URL of the service
 * @param {object} [options] more options of the client
 */
export async function sendWrites(url, options) {
  const common = { apiKey: "key", timeout: 5_000, dangerouslyAllowBrowser: true, ...options };
  const desk = createClient({ ...common, baseUrl: `${url}/api` });
  /** @param {string} fault @param {(typeof methods)[number]} method */
  const send = (fault, method) => {
    const headers = { "x-fault": fault };
    const params = { path: { team_member_id: "7" } };
    if (method === "POST") return desk.POST("/team-members", { body: { emails: [] }, headers });
    if (method === "PATCH") {
      return desk.PATCH("/team-members/{team_member_id}", { params, body: {}, headers });
    }
    return desk.DELETE("/team-members/{team_member_id}", { params, headers });
  };
  for (const fault of ["421", "closes"]) {
    for (const method of methods) {
      await send("none", "POST");
      // The connection is free after this time.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await send(fault, method);
    }
  }
}
