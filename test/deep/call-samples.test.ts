import { exec } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { command } from "../support/command.js";
import { mockOfFile } from "../support/mock.js";
import { readPages } from "../support/readme.js";

const mock = await mockOfFile();

const lines = Object.entries(await readPages()).flatMap(([page, text]) =>
  [...text.matchAll(/^npx support-desk-client (call.*)/gm)].map(([, line = ""]) => ({ page, line })),
);

test("the pages show `call`", () => {
  expect(lines.length).toBeGreaterThan(5);
});

test.each(lines)("$page: $line", async ({ line }) => {
  const env = { ...process.env, SUPPORT_DESK_API_KEY: "any-key" };
  // The mock stands in for the service.
  const pointed = line.replace(
    "call",
    `"${process.execPath}" "${resolve(command)}" call --base-url ${mock.baseUrl}`,
  );
  const code = await new Promise((done) => {
    exec(pointed, { env }, (error) => done(error?.code ?? 0));
  });
  const isShown = /createDraft ticket_id(?!.*--send)/.test(line);
  const sends = !isShown && / \w+ .*=|--all/.test(line);
  expect([code, mock.requests.length > 0]).toEqual([isShown ? 1 : 0, sends]);
  mock.assertContract();
});
