// A call that depends on several gaps gets all questions at once.
import { expect, test } from "vitest";
import { findGap } from "../../../src/desk/gaps.js";
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
  const { gap, questions } = Object(await response.json()) as { gap: string; questions: Question[] };
  return { status: response.status, gap, questions };
};

const refusal = async (method: string, path: string, body: object) =>
  (await (await send(mock, method, path, body)).json()) as { error: string; code: string };

const customer = { phones: [{ phone: "1" }, { phone: "2" }], links: [{ label: "Shop" }] };

test("a refusal lists all questions of its call, with plausible answers, and changes nothing", async () => {
  const before = mock.state;
  const { status, gap, questions } = await ask("POST", "/customers", { customer });
  expect([status, gap]).toEqual([501, questions[0]?.gap]);
  expect(questions.map((one) => one.gap)).toEqual([
    "customers.create.required-fields",
    "customers.create.success-status",
    "errors.validation",
  ]);
  for (const { gap, question, answers } of questions) {
    expect(question).toBe(findGap(gap)?.what ?? "");
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
    mock.assume(Object.fromEntries(questions.map(({ gap, answers }) => [gap, answers[0]])));
    expect([path, (await send(mock, method, path, body)).status]).not.toContain(501);
  }
});

test("a body that follows the advice about required fields raises no question about them", async () => {
  const named = { emails: ["mara.lind@mail.example"], first_name: "Mara", last_name: "Lind" };
  const { questions } = await ask("POST", "/customers", { customer: named });
  expect(questions.map(({ gap }) => gap)).toEqual(["customers.create.success-status"]);
  mock.assume({ "customers.create.success-status": 201 });
  expect((await ask("POST", "/customers", { customer: named })).status).toBe(201);
  const required = "customers.create.required-fields";
  expect(mock.assumptions()).toContainEqual({ gap: required, answer: [], by: "mock" });
  mock.assume({ [required]: ["emails"], "errors.validation": { status: 422, body: null } });
  expect((await ask("POST", "/customers", { customer: { first_name: "M" } })).status).toBe(422);
});

test("a question that only another answer raises is asked, too", async () => {
  // The first answer to the first question requires nothing.
  const { questions } = await ask("POST", "/team-members", {});
  expect(questions.map(({ gap, answers }) => [gap, answers[0]])).toEqual([
    ["team-members.add.required-fields", ["emails"]],
    ["errors.validation", { status: 422, body: { errors: [{ message: "Invalid" }] } }],
  ]);
});

test("a line that is too long for a message is in the body", async () => {
  const { error, code } = await refusal("POST", "/customers", { customer });
  expect(error.length).toBeLessThanOrEqual(300);
  expect(error).toMatch(/Run error\.body\.code, the first answer to each$/);
  expect(code).toContain('"errors.validation": {"status":422');
});
