// @ts-check
// Sends the call in the form, and shows the mock's response as text.

/** @type {<Kind>(found: Kind | null) => Kind} */
const existing = (found) => {
  if (found === null) throw new Error("The page is not whole.");
  return found;
};
const form = existing(document.querySelector("form"));
const body = document.querySelector("textarea");
const status = existing(document.querySelector("output"));
const aside = existing(document.querySelector("aside"));
const output = existing(document.querySelector("pre"));
/** @type {HTMLSelectElement | null} */
const example = document.querySelector("#example");

/** The request that the form describes. */
function request() {
  let path = form.dataset["path"] ?? "";
  const query = new URLSearchParams();
  /** @type {RequestInit & { headers: Record<string, string> }} */
  const init = { method: form.dataset["method"] ?? "GET", headers: { Accept: "application/json" } };
  for (const [field, value] of new FormData(form)) {
    const [location, name = ""] = field.split(":");
    if (typeof value !== "string" || value === "") continue;
    if (location === "path") path = path.replace(`{${name}}`, () => encodeURIComponent(value));
    if (location === "query") query.set(name, value);
    if (location === "headers") init.headers[name] = value;
    if (location === "body")
      Object.assign(init, { body: value }).headers["Content-Type"] = "application/json";
  }
  return { url: query.size > 0 ? `${path}?${query}` : path, init };
}

async function send() {
  const { url, init } = request();
  const start = performance.now();
  show("Sending…");
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const time = Math.round(performance.now() - start);
    const { questions = [] } = (response.status === 501 && parsed(text)) || {};
    const mistakes = [...(parsed(response.headers.get("sl-violations") ?? "") ?? [])].map(mistakeIn);
    const line = [`${response.status} ${response.statusText}, ${time} ms`, ...mistakes].join("; ");
    if (questions.length > 0) ask(questions);
    else show(line, text, response.ok && mistakes.length === 0, await assumedBy());
  } catch (error) {
    show(`The mock does not respond. Check that it is running. ${error}`);
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

/** @type {(violation: { location: string[], message: string }) => string} */
const mistakeIn = ({ location, message }) => `${location.slice(1).join(".")} ${message}`.trim();

/**
 * @param {RequestInit} [init] The answers that the mock should assume.
 * @returns {Promise<Record<string, unknown>>} The answers that it assumes for all calls, by the ids of gaps.
 */
const assumedBy = async (init) => (await fetch("/__try/assume", init)).json();

/** @type {(line: string, text?: string, isGood?: boolean, assumed?: object) => void} */
function show(line, text = "", isGood = false, assumed = {}) {
  status.textContent = line;
  status.className = isGood ? "good" : "bad";
  const value = text.startsWith("{") ? parsed(text) : undefined;
  output.textContent = value ? JSON.stringify(value, null, 2) : text;
  output.hidden = text === "";
  const entries = Object.entries(assumed).map(([gap, one]) => `"${gap}": ${JSON.stringify(one)}`);
  const code = `mock.assume({ ${entries.join(", ")} })`;
  aside.replaceChildren(
    `The mock assumes these answers for all calls, until a reset. They are invented. In a test: ${code}\n`,
    button("Copy", () => void navigator.clipboard.writeText(code)),
    button("Assume nothing", () => assume(null)),
  );
  aside.hidden = entries.length === 0;
}

/**
 * Asks all questions of a call at once.
 *
 * @param {{ gap: string, question: string, reason?: string, answers: unknown[] }[]} questions
 */
function ask(questions) {
  show("The mock asks you, because the specification does not say.");
  status.className = "";
  const choices = questions.map(({ gap, question, reason, answers }) => {
    const select = document.createElement("select");
    select.append(...answers.map((one, index) => new Option(answerName(one), String(index))));
    const label = document.createElement("label");
    const small = Object.assign(document.createElement("small"), {
      textContent: `Not shown in the specification (${gap})`,
    });
    label.append(`${question}${reason ? ` Here, ${reason}.` : ""}\n`, small, "\nAssume ", select);
    return { label, read: () => [gap, answers[Number(select.value)]] };
  });
  const choose = () => assume(Object.fromEntries(choices.map(({ read }) => read())));
  aside.replaceChildren(
    "Choose an answer to each question. The answers are invented.\n",
    ...choices.map(({ label }) => label),
    button("Assume this, and send", choose),
  );
  aside.hidden = false;
}

/** @type {(answer: any) => string} Words for an answer. */
const answerName = (answer) => {
  if (Array.isArray(answer)) return answer.join(", ") || "nothing";
  if (typeof answer === "string") return answer || "an empty text";
  if (answer?.status && "body" in answer)
    return `a failure with ${answer.status} and ${JSON.stringify(answer.body)}`;
  return JSON.stringify(answer);
};

/** @param {Record<string, unknown> | null} answers */
async function assume(answers) {
  const headers = { "Content-Type": "application/json" };
  await assumedBy({ method: "POST", headers, body: JSON.stringify(answers) });
  form.requestSubmit();
  form.querySelector("button")?.focus();
}

/** @type {(textContent: string, onclick: () => void) => HTMLElement} */
const button = (textContent, onclick) =>
  Object.assign(document.createElement("button"), { textContent, onclick });
const fill = () => Object.assign(body ?? {}, { value: example?.value });
const showLine = () => form.querySelector("code")?.replaceChildren(request().url);

example?.addEventListener("change", fill);
form.addEventListener("input", showLine);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
document.querySelector("details")?.toggleAttribute("open", matchMedia("(min-width: 900px)").matches);
fill();
showLine();
