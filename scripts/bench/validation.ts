// How the time of `validateResponses` grows with a list, and what its bundle adds.
import { createClient } from "support-desk-client";
import { validateResponses } from "support-desk-client/validate";
import { median } from "./compare.js";
import { bundledSize } from "./size.js";

const members = {
  right: { id: "1", email: "a@acme.example", first_name: "Ada", last_name: "Byron" },
  wrong: { id: null, email: 1, first_name: {}, last_name: [] },
};

/** The time in ms that validation adds to a call whose list has this many items. */
async function time(member: object, length: number): Promise<number> {
  const team_members = Array.from({ length }, () => member);
  const pagination = { total_records: length, current_page_number: 1, total_pages: 1, page_size: length };
  const body = JSON.stringify({ team_members, pagination });
  const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key" };
  const plain = createClient({ ...options, fetch: async () => new Response(body) });
  const validated = createClient({ ...options, fetch: async () => new Response(body) });
  validated.use(validateResponses({ onMismatch: () => {} }));
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now();
    await plain.GET("/team-members");
    const between = performance.now();
    await validated.GET("/team-members");
    times.push(performance.now() - between - (between - start));
  }
  return median(times);
}

/** The time for 40,000 items, as a multiple of the time for 10,000. */
export async function validation(): Promise<Record<string, number>> {
  const ratios: Record<string, number> = {};
  for (const [name, member] of Object.entries(members)) {
    await time(member, 10_000);
    ratios[`four times as many items, all ${name}`] =
      (await time(member, 40_000)) / (await time(member, 10_000));
  }
  return ratios;
}

/** The bytes of the validator, after brotli. */
export async function validatorSize(): Promise<Record<string, number>> {
  return {
    validateResponses: await bundledSize('export { validateResponses } from "support-desk-client/validate";'),
  };
}
