// A call that depends on several gaps gets all questions at once.
import { expect, test } from "vitest";
import { type Assumptions, assume } from "../../../src/desk/testing.js";
import { mockOfFile, send } from "../../support/mock.js";
import { openDocuments } from "../../support/open-documents.js";

interface Question {
  gap: string;
  question: string;
  answers: unknown[];
}

const members = [{ email: "priya.raman@acme.example" }];
const mock = await mockOfFile({ stateful: true, documents: openDocuments, seed: { members } });

const ask = async (method: string, path: string, body?: object) => {
  const response = await send(mock, method, path, body);
  const { gap, questions } = (await response.json()) as { gap: string; questions: Question[] };
  return { status: response.status, gap, questions };
};

const customer = { phones: [{ phone: "1" }, { phone: "2" }], links: [{ label: "Shop" }] };

test("a refusal lists all questions of its call, with plausible answers, and changes nothing", async () => {
  const before = mock.state;
  const { status, gap, questions } = await ask("POST", "/customers", { customer });
  expect([status, gap]).toEqual([501, questions[0]?.gap]);
  expect(questions.map((one) => one.gap)).toEqual([
    "customers.create.required-fields",
    "customers.create.phone-fields",
    "customers.create.link-fields",
    "errors.validation",
  ]);
  for (const { question, answers } of questions) {
    expect(question).not.toBe("");
    expect(answers.length).toBeGreaterThan(1);
  }
  expect(mock.state).toEqual(before);
});

test("a call succeeds with an answer to each question", async () => {
  const id = mock.state.members[0]?.id;
  for (const [method, path, body] of [
    ["POST", "/customers", { customer: { phones: ["1"] } }],
    ["DELETE", `/team-members/${id}`, undefined],
    ["GET", "/team-members", undefined],
  ] as const) {
    const { questions } = await ask(method, path, body);
    expect(questions.length).toBeGreaterThan(0);
    const assumptions = Object.fromEntries(questions.map(({ gap, answers }) => [gap, answers[0]]));
    const headers = {
      "x-api-key": "any-key",
      "content-type": "application/json",
      ...assume(assumptions as Assumptions),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(mock.baseUrl + path, init);
    expect([path, response.status]).not.toContain(501);
  }
});
