import { expect, test, vi } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { send } from "../support/mock.js";
import { connectTo } from "../support/raw-client.js";

const body = JSON.stringify({ email: "mara.lind@mail.example", subject: "S", description: "D" });

test.each([
  ["that would be answered", "X-Api-Key: key", 201],
  ["that breaks the contract", "X-Other: key", 401],
])(
  "a reset forgets a request %s and is not answered yet, which changes nothing after it",
  async (_, header, status) => {
    const lines: string[] = [];
    await using mock = await startMock({ stateful: true, log: (line) => lines.push(line) });
    const { host } = new URL(mock.url);
    const head = [
      "POST /api/external/v2/tickets HTTP/1.1",
      `Host: ${host}`,
      header,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "Expect: 100-continue",
    ].join("\r\n");
    const { socket, received } = await connectTo(mock.url, `${head}\r\n\r\n`);
    await vi.waitFor(() => expect(received()).toContain("100 Continue"), { timeout: 30_000 });
    mock.reset();
    // Both are for the requests of the next test.
    mock.faults({ operation: "createTicket", kind: "reset" });
    mock.prefer("createTicket", { code: 503 });
    socket.write(body);
    await vi.waitFor(() => expect(received()).toContain(`HTTP/1.1 ${status}`), { timeout: 30_000 });
    expect([mock.state.tickets, mock.requests, lines]).toEqual([[], [], []]);
    await expect(send(mock, "POST", "/tickets", {})).rejects.toThrow();
    socket.destroy();
  },
);
