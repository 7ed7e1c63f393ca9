// The tests of the observer share the documented ticket, and clients whose responses they choose.

import { type AnswerEvidence, type Evidence, type Observer, observe } from "../../src/desk/observe.js";
import document from "../../src/generated/openapi.json" with { type: "json" };
import { type AnyOptions, testDesk } from "./test-desk.js";

export const { ticket } =
  document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"].examples.ticket
    .value;

/** Creates a client with an observer. The test chooses the responses. */
export function observedDesk(answer: () => Response, observer: Observer, options: AnyOptions = {}) {
  const { desk } = testDesk(answer, options);
  desk.use(observer);
  return desk;
}

type Desk = ReturnType<typeof observedDesk>;

export const getTicket = (desk: Desk, ticket_id = "42") =>
  desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id } } });

/** Observes calls, by default one that gets a ticket, and returns the counts. */
export async function operationsOf(
  answer: () => Response,
  calls: (desk: Desk) => Promise<unknown> = getTicket,
): Promise<Evidence["operations"]> {
  const observer = observe();
  await calls(observedDesk(answer, observer));
  return observer.evidence().operations;
}

/** Observes one call, by default one that gets a ticket, and returns its count. */
export async function answerOf(
  answer: () => Response,
  call: (desk: Desk) => Promise<unknown> = getTicket,
): Promise<AnswerEvidence | undefined> {
  return Object.values(await operationsOf(answer, call)).flatMap((byStatus) => Object.values(byStatus))[0];
}

const today = new Date().toISOString().slice(0, 10);

/** A count of today. */
export const seen = (count: number) => ({ count, first: today, last: today });
