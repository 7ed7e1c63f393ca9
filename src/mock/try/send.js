// @ts-check
// Sends what is in the form, and shows what the mock answers: as text, whatever it is.

/** @type {<Kind>(found: Kind | null) => Kind} */
const existing = (found) => {
  if (found === null) throw new Error("The page is not whole.");
  return found;
};
const form = existing(document.querySelector("form"));
const body = document.querySelector("textarea");
const status = existing(document.querySelector("output"));
const aside = existing(document.querySelector("aside"));
const answer = existing(document.querySelector("pre"));
/** @type {HTMLSelectElement | null} */
const example = document.querySelector("#example");

/** @type {Record<string, unknown>} What the call assumes, by the ids of gaps. */
let assumed = {};

/** The request that the form describes. */
function request() {
  let path = form.dataset["path"] ?? "";
  const query = new URLSearchParams();
  /** @type {RequestInit & { headers: Record<string, string> }} */
  const init = { method: form.dataset["method"] ?? "GET", headers: {} };
  for (const [field, value] of new FormData(form)) {
    const [place, name = ""] = field.split(":");
    if (typeof value !== "string" || value === "") continue;
    if (place === "path") path = path.replace(`{${name}}`, () => encodeURIComponent(value));
    if (place === "query") query.set(name, value);
    if (place === "headers") init.headers[name] = value;
    if (place === "body") Object.assign(init, { body: value }).headers["Content-Type"] = "application/json";
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
    show(`There is no answer; does the mock still run? ${error}`);
  }
}

/** @param {string} text What may be JSON, whole or cut. */
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
  answer.textContent = value ? JSON.stringify(value, null, 2) : text;
  answer.hidden = text === "";
  const entries = Object.entries(assumed).map(([gap, one]) => `"${gap}": ${JSON.stringify(one)}`);
  const code = `assume: { ${entries.join(", ")} }`;
  aside.replaceChildren(
    `This call assumes what is invented. In a test: ${code}\n`,
    button("Copy", () => void navigator.clipboard.writeText(code)),
    button("Assume nothing", () => assume({})),
  );
  aside.hidden = entries.length === 0;
}

/**
 * Asks what to assume, all questions of a call at once.
 *
 * @param {{ gap: string, question: string, reason?: string, answers: unknown[] }[]} questions
 */
function ask(questions) {
  show("The mock asks, because the specification does not say.");
  status.className = "";
  const choices = questions.map(({ gap, question, reason, answers }) => {
    const select = document.createElement("select");
    select.append(...answers.map((one, index) => new Option(nameOf(one), String(index))));
    const label = document.createElement("label");
    const small = Object.assign(document.createElement("small"), { textContent: `Not shown (${gap})` });
    label.append(`${question}${reason ? ` Here, ${reason}.` : ""}\n`, small, "\nAssume ", select);
    return { label, read: () => [gap, answers[Number(select.value)]] };
  });
  const choose = () => assume({ ...assumed, ...Object.fromEntries(choices.map(({ read }) => read())) });
  aside.replaceChildren(
    "Choose what to assume; each answer is invented.\n",
    ...choices.map(({ label }) => label),
    button("Assume this, and send", choose),
  );
  aside.hidden = false;
}

/** @type {(answer: any) => string} An answer, as people read it. */
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
