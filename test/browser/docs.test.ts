import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { goTo, test } from "../support/page.js";

interface Bundle {
  info: { title: string };
  paths: Record<string, Record<string, { summary?: string; operationId?: string; tags?: string[] }>>;
}
const bundle = async (name: string) =>
  JSON.parse(await readFile(`src/generated/${name}.json`, "utf8")) as Bundle;

test.for(["openapi", "v1"])(
  "%s.html shows every operation and requests nothing from other hosts",
  async (name, { open }) => {
    const { info, paths } = await bundle(name);
    const page = await open(`${name}.html`);
    expect(await page.title()).toBe(info.title);
    const operations = Object.values(paths).flatMap((item) =>
      Object.values(item).filter((one) => one.operationId),
    );
    expect(operations.length).toBeGreaterThan(0);
    for (const { summary = "", operationId = "", tags = [] } of operations) {
      // Operations are rendered when they are in view, so each is opened by its own link.
      const link = `${tags[0]}/${operationId}`.toLowerCase().replaceAll(" ", "-");
      await goTo(page, `#${link}`);
      await page.locator("h1, h2").filter({ hasText: summary }).first().waitFor();
    }
  },
);

test("a call has its sample in TypeScript and for curl", async ({ open }) => {
  const page = await open("#tickets/getticket");
  await page.getByText("desk.GET").first().waitFor();
  await page.getByText("TypeScript", { exact: true }).first().click();
  await page.getByText("curl", { exact: true }).first().click();
  await page.getByText("--request GET").first().waitFor();
});

test.for(["light", "dark"] as const)("the page follows a %s screen", async (colorScheme, { open }) => {
  const page = await open("", { colorScheme });
  const ink = await page.evaluate(() => {
    const [red = 0] =
      getComputedStyle(document.querySelector("h1") ?? document.body)
        .color.match(/\d+/g)
        ?.map(Number) ?? [];
    return red;
  });
  expect(ink < 128 ? "light" : "dark").toBe(colorScheme);
});
