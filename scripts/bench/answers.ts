// What the service of the benches answers.
import { randomUUID } from "node:crypto";
import document from "../../src/generated/openapi.json" with { type: "json" };

const { examples } = document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"];

/** The documented ticket, in its envelope. */
export const ticket = examples.ticket.value;

/** A page of a list of team members. */
export function membersPage(number: number, pages: number, size: number) {
  const member = { email: "a@acme.example", first_name: "Ada", last_name: "Byron" };
  return {
    team_members: Array.from({ length: size }, () => ({ id: randomUUID(), ...member })),
    pagination: {
      total_records: pages * size,
      current_page_number: number,
      total_pages: pages,
      page_size: size,
    },
  };
}
