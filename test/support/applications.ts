/** Four small apps, as the README and the guides teach to write them. Each prints one line at its end. */
export const applications: Readonly<Record<string, string>> = {
  "export.ts": `
    import { createClient, isCallError, paginate, type TeamMember } from "support-desk-client";

    const toLine = ({ id, email, organization_role, active }: TeamMember) =>
      JSON.stringify({ id, email, role: organization_role, active });

    const desk = createClient({ baseUrl: process.env["DESK_URL"] ?? "", apiKey: () => process.env["DESK_KEY"] ?? "" });
    const lines: string[] = [];
    try {
      for await (const member of paginate(desk, "/team-members")) lines.push(toLine(member));
      console.log("exported", lines.length > 0);
    } catch (error) {
      if (!isCallError(error)) throw error;
      console.error(JSON.stringify(error));
      process.exitCode = error.kind === "network" && !error.sent ? 75 : 1;
    }
  `,
  "form.ts": `
    import { type CallError, createClient, encodeRecipients, type NewTicket } from "support-desk-client";

    const desk = createClient({ baseUrl: process.env["DESK_URL"] ?? "", apiKey: () => process.env["DESK_KEY"] ?? "" });

    function sentence(error: CallError): string {
      if (error.kind === "network" && !error.sent) return "Nothing was sent. Please try again.";
      const isRefused = error.kind === "api" && error.status >= 400 && error.status < 500 && error.status !== 408;
      if (isRefused) return "It was not accepted.";
      return "We cannot tell whether it arrived.";
    }

    export async function submit(form: FormData): Promise<string> {
      const text = (name: string) => String(form.get(name) ?? "");
      const body: NewTicket = {
        email: text("email"),
        subject: text("subject"),
        description: text("message"),
        cc: encodeRecipients(text("cc").split(" ").filter(Boolean)),
        status: "new",
        channel: "form",
      };
      const { data, error } = await desk.POST("/tickets", { body });
      return error ? sentence(error) : "number " + data.ticket.number;
    }

    const form = new FormData();
    form.set("email", "mara.lind@mail.example");
    form.set("subject", "Poles");
    form.set("message", "They are missing.");
    form.set("cc", "jonas.lind@mail.example");
    console.log(await submit(form));
  `,
  "worker.ts": `
    import { byOperationId, createClient, isCallError, throwing } from "support-desk-client";

    interface Env { DESK_URL: string; DESK_KEY: string }

    const worker = {
      async fetch(request: Request, env: Env): Promise<Response> {
        const api = byOperationId(throwing(createClient({ baseUrl: env.DESK_URL, apiKey: env.DESK_KEY })));
        const ticket_id = new URL(request.url).pathname.slice(1);
        try {
          const { ticket } = await api.getTicket({ params: { path: { ticket_id } } });
          return Response.json({ subject: ticket.subject, group: ticket.group ?? null });
        } catch (error) {
          if (!isCallError(error)) throw error;
          return Response.json(error, { status: 502 });
        }
      },
    };
    export default worker;
    const env = { DESK_URL: process.env["DESK_URL"] ?? "", DESK_KEY: process.env["DESK_KEY"] ?? "" };
    const answer = await worker.fetch(new Request("https://app.example/42"), env);
    console.log(answer.status, await answer.text());
  `,
  "tools.ts": `
    import { createClient, InvalidArgumentError, isCallError, throwing } from "support-desk-client";
    import { findGap } from "support-desk-client/gaps";

    const desk = throwing(createClient({ baseUrl: process.env["DESK_URL"] ?? "", apiKey: () => process.env["DESK_KEY"] ?? "" }));
    const tools: Record<string, (input: { ticket: number | string; content: string }) => Promise<unknown>> = {
      read: ({ ticket }) => desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: ticket } } }),
      draft: ({ ticket, content }) =>
        desk.POST("/tickets/{ticket_id}/drafts", { params: { path: { ticket_id: ticket } }, body: { content } }),
    };

    async function call(name: string, input: { ticket: number | string; content: string }): Promise<string> {
      try {
        return JSON.stringify(await tools[name]?.(input));
      } catch (error) {
        if (error instanceof InvalidArgumentError) return "Wrong: " + error.message;
        if (!isCallError(error)) throw error;
        const advice = error.kind === "api" ? error.gaps.map((id) => findGap(id).advice) : [];
        return JSON.stringify({ error, advice });
      }
    }
    console.log((await call("draft", { ticket: 42, content: "On its way." })).slice(0, 9), await call("read", { ticket: "..", content: "" }));
  `,
};

/** What no app should need. */
export const crutches = /\bas (?!const\b|\w+ from)\w|\bany\b|danger|@ts-|"any-key"/;
