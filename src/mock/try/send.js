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

/** @type {Record<string, unknown>} The assumptions of the call, by the ids of gaps. */
let assumed = {};

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
  if (Object.keys(assumed).length > 0) init.headers["Mock-Assume"] = JSON.stringify(assumed);
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
    if (questions.length > 0) ask(questions);
    else show(`${response.status} ${response.statusText}, ${time} ms`, text, response.ok);
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

/** @type {(line: string, text?: string, isGood?: boolean) => void} */
function show(line, text = "", isGood = false) {
  status.textContent = line;
  status.className = isGood ? "good" : "bad";
  const value = text.startsWith("{") ? parsed(text) : undefined;
  output.textContent = value ? JSON.stringify(value, null, 2) : text;
  output.hidden = text === "";
  const entries = Object.entries(assumed).map(([gap, one]) => `"${gap}": ${JSON.stringify(one)}`);
  const code = `assume: { ${entries.join(", ")} }`;
  aside.replaceChildren(
    `The answers that this call assumes are invented. In a test: ${code}\n`,
    button("Copy", () => void navigator.clipboard.writeText(code)),
    button("Assume nothing", () => assume({})),
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
    select.append(...answers.map((one, index) => new Option(nameOf(one), String(index))));
    const label = document.createElement("label");
    const small = Object.assign(document.createElement("small"), {
      textContent: `Not shown in the specification (${gap})`,
    });
    label.append(`${question}${reason ? ` Here, ${reason}.` : ""}\n`, small, "\nAssume ", select);
    return { label, read: () => [gap, answers[Number(select.value)]] };
  });
  const choose = () => assume({ ...assumed, ...Object.fromEntries(choices.map(({ read }) => read())) });
  aside.replaceChildren(
    "Choose an answer to each question. The answers are invented.\n",
    ...choices.map(({ label }) => label),
    button("Assume this, and send", choose),
  );
  aside.hidden = false;
}

/** @type {(answer: any) => string} Words for an answer. */
const nameOf = (answer) => {
  if (Array.isArray(answer)) return answer.join(", ") || "nothing";
  if (typeof answer === "string") return answer || "an empty text";
  if (answer?.status) return `a failure with ${answer.status} and ${JSON.stringify(answer.body)}`;
  return JSON.stringify(answer);
};

/** @param {Record<string, unknown>} next */
function assume(next) {
  assumed = next;
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
