// @ts-check
// Sends the call in the form, and shows the mock's response as text.

/** @type {<Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => HTMLElementTagNameMap[Tag]} */
const the = (tag) => document.getElementsByTagName(tag)[0] ?? document.createElement(tag);
const form = the("form");
// The form of a call without a body has no textarea. This new one stands for an empty body.
const body = the("textarea");
const status = the("output");
const aside = the("aside");
const output = the("pre");
/** @type {HTMLSelectElement | null} */
const example = document.querySelector("#example");
const json = "application/json";

/** @type {(tag: string, properties: object, ...children: (Node | string)[]) => HTMLElement} */
function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** The request that the form describes. */
function request() {
  let url = form.dataset["path"] ?? "";
  const query = new URLSearchParams();
  /** @type {Record<string, string>} */
  const headers = { Accept: json, ...(body.value && { "Content-Type": json }) };
  for (const [field, value] of new FormData(form)) {
    const [location, name = ""] = field.split(":");
    if (typeof value !== "string" || value === "") continue;
    if (location === "path") url = url.replace(`{${name}}`, () => encodeURIComponent(value));
    if (location === "query") query.set(name, value);
    if (location === "headers") headers[name] = value;
  }
  if (query.size > 0) url += `?${query}`;
  return { url, init: { method: form.dataset["method"] ?? "GET", headers, body: body.value || null } };
}

async function send() {
  const { url, init } = request();
  const start = performance.now();
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const time = Math.round(performance.now() - start);
    const { questions = [] } = (response.status === 501 && parsed(text)) || {};
    if (questions.length > 0) return ask(questions);
    const violations = [...(parsed(response.headers.get("sl-violations") ?? "") ?? [])];
    const mistakes = violations.map(({ message }) => message);
    const line = [`${response.status} ${response.statusText}, ${time} ms`, ...mistakes].join("; ");
    show(line, response.ok && mistakes.length === 0 ? "good" : "bad", text);
    showAssumed(await assumedBy());
  } catch (error) {
    show(`The mock does not respond. Check that it is running. ${error}`, "bad");
  }
}

/** @param {string} text Text that may be JSON, whole or cut. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function show(line = "", look = "", text = "") {
  status.textContent = line;
  status.className = look;
  const value = text.startsWith("{") ? parsed(text) : undefined;
  output.textContent = value ? JSON.stringify(value, null, 2) : text;
  output.hidden = text === "";
  aside.hidden = true;
}

/** @param {(Node | string)[]} children */
function showAside(...children) {
  aside.replaceChildren(...children);
  aside.hidden = false;
}

/**
 * Asks all questions of a call at once.
 *
 * @param {{ gap: string, question: string, reason?: string, answers: unknown[] }[]} questions
 */
function ask(questions) {
  show("The mock asks you, because the specification does not say.");
  const labels = questions.map(({ gap, question, reason, answers }) => {
    const options = answers.map((one) => new Option(answerName(one), JSON.stringify(one)));
    const text = reason ? `${question} Here, ${reason}.` : question;
    const source = element("small", {}, `\nNot shown in the specification (${gap})\n`);
    return element("label", {}, text, source, "Assume ", element("select", { name: gap }, ...options));
  });
  const choose = () => {
    const chosen = [...aside.querySelectorAll("select")].map(({ name, value }) => [name, JSON.parse(value)]);
    return assume(Object.fromEntries(chosen));
  };
  const intro = "Choose an answer to each question. The answers are invented.\n";
  showAside(intro, ...labels, element("button", { onclick: choose }, "Assume this, and send"));
}

/** @type {(answer: unknown) => string} */
const answerName = (answer) => (typeof answer === "string" ? answer : JSON.stringify(answer));

/**
 * @param {RequestInit} [init] The answers that the mock should assume.
 * @returns {Promise<Record<string, unknown>>} The answers that it assumes for all calls, by the ids of gaps.
 */
const assumedBy = async (init) => (await fetch("/__try/assume", init)).json();

/** @param {Record<string, unknown> | null} answers */
async function assume(answers) {
  await assumedBy({ method: "POST", headers: { "Content-Type": json }, body: JSON.stringify(answers) });
  form.requestSubmit();
  form.querySelector("button")?.focus();
}

/** @param {Record<string, unknown>} assumed */
function showAssumed(assumed) {
  const entries = Object.entries(assumed).map(([gap, one]) => `"${gap}": ${JSON.stringify(one)}`);
  if (entries.length === 0) return;
  const code = `mock.assume({ ${entries.join(", ")} })`;
  showAside(
    `The mock assumes these answers for all calls, until a reset. They are invented. In a test: ${code}\n`,
    element("button", { onclick: () => navigator.clipboard.writeText(code) }, "Copy"),
    element("button", { onclick: () => assume(null) }, "Assume nothing"),
  );
}

const fill = () => Object.assign(body, { value: example?.value ?? "" });
const showLine = () => the("code").replaceChildren(request().url);

example?.addEventListener("change", fill);
form.addEventListener("input", showLine);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
the("details").open = matchMedia("(min-width: 900px)").matches;
fill();
showLine();
