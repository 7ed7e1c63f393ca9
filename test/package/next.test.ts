import { expect, test } from "vitest";
import { testApp, typescript } from "../support/app.js";
import { mockOfFile } from "../support/mock.js";
import { readSamples } from "../support/readme.js";
import { pointAt } from "../support/samples.js";

const mock = await mockOfFile();
const app = testApp(...typescript, "next@16.4.6", "react@19.2.0", "react-dom@19.2.0", "@types/react@19.2.0");

const samples = await readSamples();
const sampleOf = (text: string) =>
  pointAt(String(samples.find(({ code }) => code.includes(text))?.code), mock);

/** Renders on the server, too, and calls through the server from a browser. */
const clientPage = `
  "use client";
  import { useEffect, useState } from "react";
  import { subjectOf } from "../../desk";
  export default function Page() {
    const [subject, setSubject] = useState("");
    useEffect(() => void subjectOf("1042").then(setSubject), []);
    return <p>{subject}</p>;
  }
`;
const layout = `
  export default function Layout({ children }: { children: React.ReactNode }) {
    return <html lang="en"><body>{children}</body></html>;
  }
`;

test("the samples of Next.js build without the secret and run with it", async () => {
  await app.write("app/layout.tsx", layout);
  await app.write("app/page.tsx", sampleOf('from "next/server"'));
  await app.write("app/subject/page.tsx", clientPage);
  await app.write(
    "app/desk/[...path]/route.ts",
    'export { handle as GET, handle as POST } from "../../../handle";',
  );
  await app.write("desk.ts", sampleOf("function openDesk("));
  await app.write("handle.ts", sampleOf("function handle("));
  const next = ["NEXT_TELEMETRY_DISABLED=1", "node_modules/.bin/next"];
  await app.run("env", "-u", "SUPPORT_DESK_API_KEY", ...next, "build");
  expect(mock.requests).toEqual([]);

  const command = ["SUPPORT_DESK_API_KEY=the-secret-key", ...next, "start", "-p", "0"];
  await using served = await app.serve("env", ...command);
  expect(await (await fetch(served.url)).text()).toContain("<li>Something is missing</li>");
  const passed = await fetch(`${served.url}/desk/tickets/1042`);
  expect(await passed.json()).toMatchObject({ ticket: { number: 1042 } });
  mock.assertContract();
});
