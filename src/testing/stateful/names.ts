import type { NameForm } from "./settlement.js";

/** Who has a first and a last name. */
export interface Named {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
}

/** Whether there is anything to make a name of. */
export function hasNames({ first_name, last_name }: Named): boolean {
  return first_name !== undefined || last_name !== undefined;
}

/** The name that a first and a last name make in an assumed form; undefined where it is left out. */
export function nameIn(form: NameForm, { first_name, last_name }: Named): string | undefined {
  if (form === "left-out") return undefined;
  const parts = form === "last-first" ? [last_name, first_name] : [first_name, last_name];
  return parts.filter((part) => part !== undefined).join(" ");
}
