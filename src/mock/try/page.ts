// The page of one call: a list of all calls, and a form whose values let the call succeed.

import { type Html, html } from "../../base/html.js";
import { keyHeadersOf } from "../operations.js";
import type { MockOperation } from "../prism.js";
import type { Memory } from "../service.js";
import { type TryCall, tryPath } from "./calls.js";

/** @param known - the values of parameters in the mock's workspace; undefined if the mock responds with examples */
export function writeTryPage(
  calls: readonly TryCall[],
  call: TryCall,
  hasAnyKey: boolean,
  known: ReturnType<Memory["knownValues"]> | undefined,
): string {
  const { iid, method, path, summary = String(iid), description = "", request = {} } = call.operation;
  const [keyHeader = ""] = keyHeadersOf(call.operation);
  const fields = locations.flatMap((location) =>
    (request[location] ?? []).map((parameter) => fieldOf(location, parameter, known?.[parameter.name])),
  );
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>${summary} - Try calls</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${tryPath}/page.css">
  <script type="module" src="${tryPath}/send.js"></script>
</head>
<body>
  <header>
    <a class="skip" href="#call">Skip to the call</a>
    <h1>Try calls</h1>
    <p>Calls from this page reach a mock on this machine.
      ${hasAnyKey ? "It accepts any API key." : "It accepts only the API key that it was started with."}
      ${known ? "It remembers your calls, and asks you instead of guessing." : "It responds with the examples of the document."}
    </p>
    <label>API key <input form="call" name="headers:${keyHeader}" value="${hasAnyKey ? "any-key" : ""}" autocomplete="off"></label>
  </header>
  <nav aria-label="Calls"><details open><summary>All calls</summary>${listOf(calls, call)}</details></nav>
  <main>
    <noscript>This page needs scripts.</noscript>
    <h2>${summary}</h2>
    <p>${firstParagraph(description)}</p>
    <form id="call" data-method="${method.toUpperCase()}" data-path="${path}">
      <div class="box"><b>${method.toUpperCase()}</b> <code>${path}</code></div>
      ${fields}
      ${bodyOf(request)}
      <button>Send</button>
    </form>
    <output for="call"></output>
    <aside class="box" aria-label="Assumptions" hidden></aside>
    <pre class="box" tabindex="0" role="region" aria-label="Response" hidden></pre>
  </main>
</body>
</html>
`.html;
}

function listOf(calls: readonly TryCall[], current: TryCall): Html[] {
  const item = (call: TryCall) => {
    const { iid, method, summary = String(iid) } = call.operation;
    const mark = call === current ? html`aria-current="page"` : [];
    return html`<a href="${call.address}" ${mark}><b>${method.toUpperCase()}</b> ${summary}</a>`;
  };
  return [...new Set(calls.map(({ group }) => group))].map(
    (name) => html`<h3>${name}</h3>${calls.filter(({ group }) => group === name).map(item)}`,
  );
}

const locations = ["path", "query", "headers"] as const;
type Request = NonNullable<MockOperation["request"]>;
type TryParameter = NonNullable<Request[(typeof locations)[number]]>[number];

function fieldOf(location: string, parameter: TryParameter, known: readonly string[] = []): Html {
  const { name, required = false, description = "", examples: [example] = [], schema } = parameter;
  const shown = example && "value" in example ? String(example.value) : "";
  // A call may have removed the record that the example names.
  const value = known.length === 0 || known.includes(shown) ? shown : (known[0] ?? "");
  const id = `${location}:${name}`;
  const need = required ? html`required` : [];
  const options = [...(required ? [] : [""]), ...(schema?.enum ?? known).map(String)].map(
    (one) => html`<option ${one === value ? html`selected` : []}>${one}</option>`,
  );
  const control = schema?.enum
    ? html`<select id="${id}" name="${id}" ${need}>${options}</select>`
    : html`<input id="${id}" name="${id}" value="${value}" size="40" list="${id}-list" autocomplete="off" ${need}>
      <datalist id="${id}-list">${options}</datalist>`;
  return html`<p><label for="${id}">${name} <small>${required ? "required" : "optional"}</small></label>
    ${control}<br><small>${firstParagraph(description)}</small></p>`;
}

function bodyOf({ body }: Request): Html | [] {
  const [content] = body?.contents ?? [];
  if (content === undefined) return [];
  const options = (content.examples ?? []).map((example) => {
    const text = JSON.stringify("value" in example ? example.value : {}, null, 2);
    return html`<option value="${text}">${example.summary ?? example.key}</option>`;
  });
  return html`<p><label for="example">Body</label> <select id="example">${options}</select>
    <textarea aria-label="JSON of the body" spellcheck="false"></textarea></p>`;
}

/** Leaves out the notes on gaps, which follow the first paragraph. */
const firstParagraph = (text: string) => text.split("\n\n")[0]?.replaceAll("`", "") ?? "";
