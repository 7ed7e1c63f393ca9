import { expect, test, vi } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { send } from "../support/mock.js";
import { connectTo } from "../support/raw-client.js";

const body = JSON.stringify({ email: "mara.lind@mail.example", subject: "S", description: "D" });

test("a reset forgets an open request, which changes nothing afterwards", async () => {
  const lines: string[] = [];
  await using mock = await startMock({ stateful: true, log: (line) => lines.push(line) });
  const { host } = new URL(mock.url);
  const head = [
    "POST /api/external/v2/tickets HTTP/1.1",
    `Host: ${host}`,
    "X-Api-Key: key",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ].join("\r\n");
  const { socket, received } = await connectTo(mock.url, `${head}\r\n\r\n`);
  await vi.waitFor(() => expect(received()).toContain("100 Continue"), { timeout: 30_000 });
  mock.reset();
  // These apply to the requests of the next test.
  mock.faults({ operation: "createTicket", kind: "reset" });
  mock.prefer("createTicket", { code: 503 });
  socket.write(body);
  await vi.waitFor(() => expect(received()).toContain("HTTP/1.1 201"), { timeout: 30_000 });
  expect([mock.state.tickets, mock.requests, lines]).toEqual([[], [], []]);
  await expect(send(mock, "POST", "/tickets", {})).rejects.toThrow();
  socket.destroy();
});
