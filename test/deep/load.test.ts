import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { json, serve } from "../support/server.js";

test("among thousands of calls with faults no write is sent twice, and none is lost or mixed up", async () => {
  const arrived = new Map<string, number>();
  await using server = await serve(({ method, url, body }, response, count) => {
    if (method === "POST") {
      const { subject } = JSON.parse(body) as { subject: string };
      arrived.set(subject, (arrived.get(subject) ?? 0) + 1);
      if (count % 7 === 0) return response.destroy();
      if (count % 5 === 0) return json(response, 503, {}, { "retry-after": "0" });
      return json(response, 201, { ticket: { id: subject, number: 1, url: "https://acme.desk.example" } });
    }
    if (count % 7 === 0) return response.destroy();
    json(response, 200, { ticket: { id: decodeURIComponent(url.split("/").pop() ?? "") } });
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", timeout: 60_000 });

  const write = async (index: number) => {
    const subject = `w${index}`;
    const body = { email: "a@mail.example", subject, description: "D" };
    const { data, error } = await desk.POST("/tickets", { body });
    if (data) expect(data.ticket.id).toBe(subject);
    // A failure says truthfully whether the request may have arrived.
    if (error?.kind === "network") expect(error.sent).toBe(arrived.has(subject));
    else if (error) expect(error).toMatchObject({ kind: "api", status: 503 });
    return subject;
  };
  const read = async (index: number) => {
    const { data, error } = await desk.GET("/tickets/{ticket_id}", {
      params: { path: { ticket_id: `r${index}` } },
      maxRetries: 6,
    });
    expect(error).toBeUndefined();
    expect(data?.ticket.id).toBe(`r${index}`);
  };
  const subjects: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const calls = Array.from({ length: 400 }, (_, index) => round * 400 + index);
    subjects.push(...(await Promise.all(calls.map(write))));
    await Promise.all(calls.slice(0, 30).map(read));
  }
  expect(subjects).toHaveLength(2_000);
  expect(Math.max(...arrived.values())).toBe(1);
});

test("more calls than eleven can share a signal without a warning", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on("warning", note);
  const controller = new AbortController();
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api",
    apiKey: "key",
    fetch: () => new Promise(() => {}),
  });
  const calls = Array.from({ length: 30 }, () => desk.GET("/forms", { signal: controller.signal }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  controller.abort("enough");
  const ends = await Promise.allSettled(calls);
  process.off("warning", note);
  expect(ends.every((end) => end.status === "rejected" && end.reason === "enough")).toBe(true);
  expect(warnings).toEqual([]);
});
