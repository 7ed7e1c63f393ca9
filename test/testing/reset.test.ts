import { expect, test, vi } from "vitest";
import { startMock } from "../../src/testing/index.js";
import { connectTo } from "../support/raw-client.js";

test("a reset forgets a request that is not answered yet", async () => {
  const lines: string[] = [];
  await using mock = await startMock({ log: (line) => lines.push(line) });
  const { port } = new URL(mock.url);
  // Without an API key, it breaks the contract.
  const { socket, received } = await connectTo(
    mock.url,
    `POST /api/external/v2/tickets HTTP/1.1\r\nHost: localhost:${port}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
  );
  await vi.waitFor(() => expect(received()).toContain("100 Continue"));
  mock.reset();
  socket.write("{}");
  await vi.waitFor(() => expect(received()).toContain("HTTP/1.1 401"));
  expect([mock.requests, lines]).toEqual([[], []]);
  expect(() => mock.assertContract()).not.toThrow();
  socket.destroy();
});

test("a request that began before a reset changes nothing after it", async () => {
  await using mock = await startMock({ stateful: true });
  const { port } = new URL(mock.url);
  const body = JSON.stringify({ email: "mara.lind@mail.example", subject: "S", description: "D" });
  const head = [
    "POST /api/external/v2/tickets HTTP/1.1",
    `Host: localhost:${port}`,
    "X-Api-Key: key",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ].join("\r\n");
  const { socket, received } = await connectTo(mock.url, `${head}\r\n\r\n`);
  await vi.waitFor(() => expect(received()).toContain("100 Continue"));
  mock.reset();
  // Both are for the requests of the next test.
  mock.faults({ operation: "createTicket", kind: "reset" });
  mock.prefer("createTicket", { code: 401 });
  socket.write(body);
  await vi.waitFor(() => expect(received()).toContain("HTTP/1.1 201"));
  expect(mock.state.tickets).toEqual([]);
  const headers = { "X-Api-Key": "key", "Content-Type": "application/json" };
  await expect(fetch(`${mock.baseUrl}/tickets`, { method: "POST", headers, body })).rejects.toThrow();
  socket.destroy();
});
