// The tests of the observer share a ticket as the document shows it, and clients whose answers they choose.

import { type AnswerEvidence, type Evidence, type Observer, observe } from "../../src/desk/observe.js";
import document from "../../src/generated/openapi.json" with { type: "json" };
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

/** Counts calls; by default, one that gets a ticket. */
export async function operationsOf(
  answer: () => Response,
  calls: (desk: Desk) => Promise<unknown> = getTicket,
): Promise<Evidence["operations"]> {
  const observer = observe();
  await calls(observedDesk(answer, observer));
  return observer.evidence().operations;
}

/** Counts the one answer to a call; by default, to one that gets a ticket. */
export async function answerOf(
  answer: () => Response,
  call: (desk: Desk) => Promise<unknown> = getTicket,
): Promise<AnswerEvidence | undefined> {
  return Object.values(await operationsOf(answer, call)).flatMap((byStatus) => Object.values(byStatus))[0];
}

const today = new Date().toISOString().slice(0, 10);

/** The count of a thing that was seen today. */
export const seen = (count: number) => ({ count, first: today, last: today });
