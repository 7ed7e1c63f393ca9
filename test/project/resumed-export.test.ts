import { afterAll, expect, test } from "vitest";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";
import { json, serve } from "../support/server.js";

const size = 2;
const [recipe] = (await readSamples()).filter(({ code }) => code.includes("exportMembers"));

const app = await sampleApp();
afterAll(() => app[Symbol.asyncDispose]());

/** Runs the recipe against a list of members, which can change or fail before each page. */
async function exportList(ids: number[], onAsked: (page: number, count: number) => "fail" | undefined) {
  const pages: number[] = [];
  await using server = await serve(({ url }, response, count) => {
    const page = Number(new URL(url, "http://localhost").searchParams.get("page_number"));
    pages.push(page);
    if (onAsked(page, count) === "fail") return json(response, 400, {});
    const members = ids.slice((page - 1) * size, page * size);
    json(response, 200, {
      team_members: members.map((id) => ({ id: String(id), email: `${id}@acme.example` })),
      pagination: {
        total_records: ids.length,
        total_pages: Math.ceil(ids.length / size),
        current_page_number: page,
        page_size: size,
      },
    });
  });
  const [result] = await app.run([pointAt(String(recipe?.code), server)]);
  expect(result?.failure).toBe("");
  return { pages, written: (result?.output.match(/^\d+(?=@)/gm) ?? []).map(Number) };
}

test("an export that resumes has every member, although members before the page were removed", async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  let isDown = true;
  const { pages, written } = await exportList(ids, (page) => {
    if (page !== 3 || !isDown) return undefined;
    isDown = false;
    ids.splice(0, 2); // 5 and 6 move to the page that was read already
    return "fail";
  });
  expect(written).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pages.slice(0, 4)).toEqual([1, 2, 3, 2]);
});

test("an export that resumes reads the list again if the total differs", async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  let isDown = true;
  const { written } = await exportList(ids, (page) => {
    if (page !== 4 || !isDown) return undefined;
    isDown = false;
    ids.splice(0, 4, 11); // more than a page of overlap, and one that is new
    return "fail";
  });
  expect(written.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
