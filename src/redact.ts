const mark = "[redacted]";

/** Takes a secret out of a text. */
export function redactText(text: string, secret: string | undefined): string {
  return secret === undefined ? text : text.replaceAll(secret, mark);
}

/** Takes a secret out of every string and key of a parsed JSON value. */
export function redactValue(value: unknown, secret: string | undefined): unknown {
  if (typeof value === "string") return redactText(value, secret);
  if (typeof value !== "object" || value === null || secret === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secret));
  // fromEntries defines own keys, so a key named __proto__ changes no prototype.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [redactText(key, secret), redactValue(item, secret)]),
  );
}

/** Copies headers without a secret. A header whose name holds it is left out: no mark is allowed in a name. */
export function redactHeaders(headers: Headers, secret: string | undefined): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) {
    // The platform gives names in lower case, and would have sent the key as it is.
    if (secret === undefined || !name.includes(secret.toLowerCase()))
      copy.append(name, redactText(value, secret));
  }
  return copy;
}

/**
 * Gives a cause that does not hold a secret: the cause itself where nothing in it does, else a copy of its name,
 * message, code and stack, and of the causes behind it.
 */
export function redactCause(cause: unknown, secret: string | undefined): unknown {
  if (secret === undefined) return cause;
  try {
    return holds(cause, secret, new Set()) ? copyOf(cause, secret, 0) : cause;
  } catch {
    // A cause that cannot even be looked at cannot be shown.
    return mark;
  }
}

function holds(value: unknown, secret: string, seen: Set<unknown>): boolean {
  if (typeof value === "string") return value.includes(secret);
  // What cannot be looked through at reasonable cost counts as holding the secret.
  if (typeof value === "function" || seen.size > 1_000) return true;
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  seen.add(value);
  if (value instanceof Headers || value instanceof Map || value instanceof Set) {
    return [...value].some((item) => holds(item, secret, seen));
  }
  // Inherited parts, such as a DOMException's message, are looked at by name; own ones all, hidden ones too.
  const names = [...Reflect.ownKeys(value), "name", "message", "stack", "cause"];
  return names.some((name) => {
    if (typeof name === "string" && name.includes(secret)) return true;
    try {
      return holds(Reflect.get(value, name), secret, seen);
    } catch {
      return true;
    }
  });
}

function copyOf(cause: unknown, secret: string, depth: number): unknown {
  if (!(cause instanceof Error)) return typeof cause === "string" ? redactText(cause, secret) : mark;
  const copy = new Error(redactText(cause.message, secret));
  copy.name = redactText(cause.name, secret);
  copy.stack = redactText(String(cause.stack), secret);
  const code: unknown = Reflect.get(cause, "code");
  if (typeof code === "string") Object.assign(copy, { code: redactText(code, secret) });
  if (cause.cause !== undefined && depth < 8) copy.cause = copyOf(cause.cause, secret, depth + 1);
  return copy;
}
