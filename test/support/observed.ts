// What the tests of the observer share: a ticket as the document shows it, and what is kept of calls whose answers they choose.
import document from "../../src/generated/openapi.json" with { type: "json" };
import { type Evidence, type Observer, observe } from "../../src/observe/index.js";
import { type AnyOptions, testDesk } from "./test-desk.js";

export const { ticket } =
  document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"].examples.ticket
    .value;

/** A client whose answers a test chooses, with an observer. */
export function observedDesk(answer: () => Response, observer: Observer, options: AnyOptions = {}) {
  const { desk } = testDesk(answer, options);
  desk.use(observer);
  return desk;
}

type Desk = ReturnType<typeof observedDesk>;

export const getTicket = (desk: Desk, ticket_id = "42") =>
  desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id } } });

/** What an observer keeps of calls; of one that gets a ticket, unless a test makes others. */
export async function lineOf(
  answer: () => Response,
  calls: (desk: Desk) => Promise<unknown> = getTicket,
): Promise<Evidence | undefined> {
  const observer = observe();
  await calls(observedDesk(answer, observer));
  return (await observer.evidence())[0];
}

const today = new Date().toISOString().slice(0, 10);

/** What was seen today, of so many records. */
export const seen = (ids: number) => ({ ...(ids > 0 && { ids }), first: today, last: today });

export const uuid = (index: number) => `8f14e45f-ceea-467f-a8d0-${`${index}`.padStart(12, "0")}`;
