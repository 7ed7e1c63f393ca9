import { expect, test } from "vitest";
import { testApp } from "../support/app.js";

const app = testApp("@openai/agents@0.20.0", "ai@6.0.326", "@ai-sdk/openai@3.0.141");

test("strict hosts accept the schemas of all tools, without an open object", async () => {
  const output = await app.runModule(`
    import { createOpenAI } from "@ai-sdk/openai";
    import { tool as agentTool } from "@openai/agents";
    import { generateText, jsonSchema, tool } from "ai";
    import { createClient } from "support-desk-client";
    import document from "support-desk-client/openapi.json" with { type: "json" };
    import { tools } from "support-desk-client/tools";

    const only = Object.values(document.paths).flatMap((path) => Object.values(path).flatMap((one) => one.operationId ?? []));
    const all = tools(createClient({ baseUrl: "http://127.0.0.1:1", apiKey: "your-key" }), { only });

    // The conversion to the strict mode throws for what it cannot convert.
    const converted = all.map(({ name, description, inputSchema: parameters }) =>
      agentTool({ name, description, parameters, strict: true, execute: () => "" }));

    const set = all.map(({ name, description, inputSchema }) =>
      [name, tool({ description, inputSchema: jsonSchema(inputSchema), strict: true })]);
    let sent = [];
    const fetch = async (_, { body }) => {
      sent = JSON.parse(body).tools;
      return Response.json({}, { status: 400 });
    };
    const model = createOpenAI({ apiKey: "your-key", fetch })("gpt-5");
    await generateText({ model, prompt: "P", maxRetries: 0, tools: Object.fromEntries(set) }).catch(() => {});

    const isOpen = (node) => node?.type === "object" && node.additionalProperties !== false;
    const countOpen = (node) => Number(isOpen(node)) + Object.values(Object(node)).reduce((sum, one) =>
      sum + (typeof one === "object" ? countOpen(one) : 0), 0);
    // OpenAI refuses other formats.
    const formats = JSON.stringify([converted, sent]).matchAll(/"format":"(.+?)"/g);
    const others = [...formats].filter(([, format]) => !["date", "date-time", "email", "uuid"].includes(format));
    console.log(JSON.stringify([all, converted, sent].map((list) => list.length)), countOpen([converted, sent]), others.length);
    process.exit();
  `);
  expect(output).toBe("[18,18,18] 0 0\n");
});
