import { expect, test } from "vitest";
import { SupportDeskError } from "../../src/desk/index.js";
import { fc, runs } from "../support/fuzz.js";
import { answer, testDesk } from "../support/test-desk.js";

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("/", "\\", ".", "%", "2e", "?", "#", "@", ":", "\t", "\n", "é", "\ud800", "1"),
  }),
);

test("no path value changes the endpoint of a request", async () => {
  const { desk, requests } = testDesk(answer({ comments: [], pagination: {} }));
  await fc.assert(
    fc.asyncProperty(hostile, async (ticket_id) => {
      requests.length = 0;
      const params = { path: { ticket_id } };
      await desk.GET("/tickets/{ticket_id}/comments", { params }).catch((error: unknown) => {
        expect(error).toMatchObject({ argument: "params.path.ticket_id" });
      });
      const isSafe = !/^\.{0,2}$|\p{Surrogate}/u.test(ticket_id);
      expect(requests).toHaveLength(isSafe ? 1 : 0);
      for (const { url } of requests) {
        // The platform's own parser tells the endpoint.
        const { origin, pathname, search, hash } = new URL(url);
        const segments = pathname.split("/").map(decodeURIComponent);
        expect([origin, search, hash]).toEqual(["https://acme.desk.example", "", ""]);
        expect(segments).toEqual(["", "api", "external", "v2", "tickets", ticket_id, "comments"]);
      }
    }),
    runs(2_000),
  );
});

test("whatever the workspace and the host, the client sends the key only to a host of the service", async () => {
  const expectSafe = async (workspace: string, serviceHost: string) => {
    let observed: ReturnType<typeof testDesk>;
    try {
      observed = testDesk(undefined, { baseUrl: undefined, workspace, serviceHost });
    } catch (error) {
      expect(error).toBeInstanceOf(SupportDeskError);
      return 0;
    }
    await observed.desk.GET("/forms");
    const { protocol, hostname, pathname, username } = new URL(observed.requests[0]?.url ?? "");
    const expected = `${workspace}.${serviceHost}`.toLowerCase().replace(/:\d+$/, "");
    const path = "/api/external/v2/forms";
    expect([protocol, hostname, pathname, username]).toEqual(["https:", expected, path, ""]);
    return 1;
  };
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (left, right) => {
      sent += await expectSafe(left, "desk.example");
      sent += await expectSafe("acme", right);
      sent += await expectSafe(left, right);
    }),
    runs(2_000),
  );
  expect(sent).toBeGreaterThan(0);
});
