import { type Redactor, redactionMark } from "./redactor.js";

/** The maximum number of errors in a copied cause. */
const mostCauses = 50;

/** Copies parsed JSON without the secrets in its values and keys. */
export function redactJson(value: unknown, redactor: Redactor): unknown {
  const { text } = redactor;
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redactor));
  if (typeof value !== "object" || value === null) {
    // A response can repeat an API key of digits as a number.
    const safe = text(String(value));
    return safe === String(value) ? value : safe;
  }
  const copy = new Map<string, unknown>();
  let count = 1;
  for (const [key, item] of Object.entries(value)) {
    const safe = text(key);
    let name = safe;
    // Different keys stay apart. A count for the whole object keeps this linear if thousands of keys contain the secret.
    while (safe !== key && (copy.has(name) || Object.hasOwn(value, name))) {
      count += 1;
      name = `${safe} (${count})`;
    }
    copy.set(name, redactJson(item, redactor));
  }
  // Even __proto__ becomes an own property, so it does not change a prototype.
  return Object.fromEntries(copy);
}

/** Copies headers without the secrets. Leaves out a header whose name contains a secret. */
function redactHeaders(headers: Headers, { text }: Redactor): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) {
    try {
      copy.append(text(name), text(String(value)));
    } catch {
      // The name contains the mark, or an injected fetch returned an invalid header.
    }
  }
  return copy;
}

/** Copies a response with another body and without secrets, even if `Response` does not allow its status. */
export function redactedCopy(response: Response, body: string | null, redactor: Redactor): Response {
  const { text } = redactor;
  const { status, statusText = "", url = "" } = response;
  const isAllowed = status >= 200 && status <= 599;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, {
    status: isAllowed ? status : 200,
    // A space replaces each invalid character, because removing the character could join two pieces of a key.
    statusText: text(String(statusText).replace(/[^\t -~]/g, " ")),
    headers: redactHeaders(response.headers, redactor),
  });
  const properties = isAllowed ? {} : { status: { value: status }, ok: { value: false } };
  return Object.defineProperties(copy, { url: { value: text(String(url)) }, ...properties });
}

/** A redacted copy of the rejection of a fetch. */
interface CopiedCause {
  readonly cause: unknown;
  /** The codes of all errors in it, outermost first. A cause that could not be read has an empty code. */
  readonly codes: readonly string[];
}

/**
 * Copies the rejection of a fetch: the name, message, code and stack of each error. All other properties are left out,
 * because they could hide a secret where a search cannot find it.
 */
export function redactCause(error: unknown, redactor: Redactor): CopiedCause {
  const { text } = redactor;
  const show = (value: unknown) => text(String(value ?? ""));
  const codes: string[] = [];
  let visited = 0;
  const copyOf = (one: unknown): unknown => {
    visited += 1;
    try {
      if (visited > mostCauses) throw one;
      if (Object(one) !== one) return redactJson(one, redactor);
      const { name, message, code, stack, errors, cause } = one as Record<string, unknown>;
      const copy = Object.assign(new Error(show(message)), { name: show(name), stack: show(stack) });
      // The code of a DOMException is a number.
      if (typeof code === "string" || typeof code === "number") {
        Object.assign(copy, { code: redactJson(code, redactor) });
        if (typeof code === "string") codes.push(text(code));
      }
      if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, mostCauses).map(copyOf) });
      if (cause !== undefined) copy.cause = copyOf(cause);
      return copy;
    } catch {
      // Reading a property threw an error, or there are too many causes.
      codes.push("");
      return redactionMark;
    }
  };
  return { cause: copyOf(error), codes };
}
