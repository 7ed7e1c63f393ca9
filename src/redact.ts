const mark = "[redacted]";

/** Takes secrets out of a text. */
export function redactText(text: string, secrets: readonly string[]): string {
  let safe = text;
  for (const secret of secrets) safe = safe.replaceAll(secret, mark);
  return safe;
}

/** Takes secrets out of every value and key of parsed JSON. */
export function redactValue(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) {
    // A key of digits may come back as a number.
    const text = String(value);
    const safe = redactText(text, secrets);
    return safe === text ? value : safe;
  }
  if (Array.isArray(value)) return value.map((item) => redactValue(item, secrets));
  // fromEntries defines own keys, so a key named __proto__ changes no prototype.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [redactText(key, secrets), redactValue(item, secrets)]),
  );
}

/** Copies headers without secrets. A header whose name holds one is left out: no mark is allowed in a name. */
export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) {
    // The platform gives names in lower case, and would have sent the key as it is.
    if (secrets.some((secret) => name.includes(secret.toLowerCase()))) continue;
    copy.append(name, redactText(value, secrets));
  }
  return copy;
}

/** Gives a response whose headers hold no secret; it has no body, because that is read. */
export function redactResponse(response: Response, secrets: readonly string[]): Response {
  const { status, statusText, headers } = response;
  const isSafe = [...headers].every(([name, value]) => redactText(name + value, secrets) === name + value);
  // No Response can be made with another status.
  if (isSafe || status < 200 || status > 599) return response;
  return new Response(null, { status, statusText, headers: redactHeaders(headers, secrets) });
}

/**
 * Copies what a fetch failed with: of an error its name, message, code, stack, and the errors behind it. Anything else
 * that hangs on it could hold a secret in a way that nobody can look through.
 */
export function redactCause(cause: unknown, secrets: readonly string[], depth = 0): unknown {
  try {
    if (Object(cause) !== cause) return redactValue(cause, secrets);
    const { name, message, code, stack, errors, cause: behind } = cause as Record<string, unknown>;
    const text = (value: unknown) => redactText(String(value ?? ""), secrets);
    const copy = Object.assign(new Error(text(message)), { name: text(name), stack: text(stack) });
    if (code !== undefined) Object.assign(copy, { code: redactValue(code, secrets) });
    if (depth > 4) return copy;
    if (Array.isArray(errors))
      Object.assign(copy, { errors: errors.map((one) => redactCause(one, secrets, depth + 1)) });
    if (behind !== undefined) copy.cause = redactCause(behind, secrets, depth + 1);
    return copy;
  } catch {
    // A cause that cannot even be looked at cannot be shown.
    return mark;
  }
}
