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

interface Refusal {
  gap: string;
  error: string;
  code: string;
  questions: Question[];
}

const ask = async (method: string, path: string, body?: object) => {
  const response = await send(mock, method, path, body);
  return { response, ...((await response.json()) as Refusal) };
};

const customer = { phones: [{ phone: "1" }, { phone: "2" }], links: [{ label: "Shop" }] };

test("a refusal lists all questions of its call, with plausible answers, and changes nothing", async () => {
  const before = mock.state;
  const { response, gap, questions } = await ask("POST", "/customers", { customer });
  expect([response.status, gap]).toEqual([501, questions[0]?.gap]);
  const gaps = ["customers.create.required-fields", "customers.create.success-status", "errors.validation"];
  expect(questions.map((one) => one.gap)).toEqual(gaps);
  expect(response.headers.get("sl-not-shown")).toBe(gaps.join(", "));
  for (const { gap, question, answers } of questions) {
    expect(question).toBe(findGap(gap)?.what ?? "");
    expect(answers.length).toBeGreaterThan(1);
  }
  expect(mock.state).toEqual(before);
});

test("a body that follows the advice about required fields raises no question about them", async () => {
  const named = { emails: ["mara.lind@mail.example"], first_name: "Mara", last_name: "Lind" };
  const { questions } = await ask("POST", "/customers", { customer: named });
  expect(questions.map(({ gap }) => gap)).toEqual(["customers.create.success-status"]);
  mock.assume({ "customers.create.success-status": 201 });
  expect((await ask("POST", "/customers", { customer: named })).response.status).toBe(201);
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
  const { error, code } = await ask("POST", "/customers", { customer });
  expect(error.length).toBeLessThanOrEqual(300);
  expect(error).toMatch(/Run error\.body\.code, the first answer to each$/);
  expect(code).toContain('"errors.validation": {"status":422');
});
