import { startBrowser } from "../../test/support/browser.js";
import { copyProject } from "../../test/support/project-copy.js";
import { startScript } from "../../test/support/started.js";
import { median } from "./measure.js";

/** Measures the time from an edit of a description to the open page that shows it, with `npm start` in a copy of the project. */
export async function edit() {
  await using project = await copyProject();
  const browser = await startBrowser();
  const started = startScript(project.path("scripts/start.ts"), "--port", "0", "--docs-port", "0");
  try {
    await started.until("Waiting for edits");
    const page = await browser.newPage();
    const [url] = /http:\S+\/openapi\.html/.exec(started.output()) ?? [];
    await page.goto(`${url}#/tickets/getticket`);
    const main = page.getByRole("main");
    const times: number[] = [];
    for (let turn = 1; turn <= 5; turn += 1) {
      const words = `Found in turn ${turn}.`;
      const shown = main.getByText(words).first().waitFor();
      const settled = started.until("are up to date");
      const before = performance.now();
      await project.edit("openapi/paths/tickets_{ticket_id}.yaml", (text) =>
        text.replace(/^ {2}description: .*/m, `  description: ${words}`),
      );
      await shown;
      times.push(performance.now() - before);
      await settled;
    }
    return { "From an edit to the open page that shows it, in ms": { "npm start": median(times) } };
  } finally {
    await browser.close();
    started.child.kill("SIGTERM");
    await started.ended;
  }
}
