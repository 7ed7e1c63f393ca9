import { expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { operations } from "../../src/generated/operations.js";
import { previewCall } from "../support/call.js";

test("call alone lists the operations on one screen, and says which are writes", async () => {
  const { code, stdout, stderr } = await previewCall([]);
  expect([code, stderr]).toEqual([0, ""]);
  const lines = stdout.trimEnd().split("\n");
  for (const [name, { id }] of Object.entries(operations)) {
    const line = lines.find((one) => one.startsWith(`  ${id} `));
    expect(line?.endsWith("(write)")).toBe(!name.startsWith("GET "));
  }
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test("the help of an operation has its fields, their values and its own gaps", async () => {
  const { code, stdout } = await previewCall(["createComment", "--help"]);
  expect(code).toBe(0);
  for (const line of [
    "Usage: support-desk-client call createComment [<name>=<value>...]",
    "This is a write: without --send, it is only shown.",
    "  content=<string, required>  ",
    "  comment_type=<reply|note>  ",
    "  mentions=<list of object>  The users to mention.",
    "    email=<string, required>  ",
  ]) {
    expect(stdout).toContain(line);
  }
  const own = gaps.filter(
    ({ operations }) =>
      operations.length === 1 && operations[0]?.startsWith("POST /tickets/{ticket_id}/comments"),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const { id } of own) expect(stdout).toContain(`\n  ${id} `);
});

test("the help of recipients says that a name can be repeated", async () => {
  const { stdout } = await previewCall(["createTicket", "--help"]);
  expect(stdout).toContain("  cc=<list of string>  ");
});

test("the help of an unknown operation suggests one, and call --help lists the options", async () => {
  expect(await previewCall(["getTickt", "--help"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Did you mean getTicket?"),
  });
  expect((await previewCall(["--help"])).stdout).toContain("--dry-run");
});
