import type { NewCustomer, NewCustomerEmail } from "../../../index.js";
import { hasNames, nameIn } from "../names.js";
import { fail, type RouteRequest, type Routes, settleOrFail, successStatus, unsetList } from "../route.js";
import { customerFields } from "../settlements.js";
import { unsettled } from "../unset.js";
import { newCustomer } from "../workspace.js";

export const customerRoutes: Routes = {
  "POST /customers": {
    gaps: [
      "customers.create.email-fields",
      "customers.create.email-primary-type",
      "customers.create.known-address",
      "customers.create.link-fields",
      "customers.create.phone-fields",
      "customers.create.required-fields",
      "customers.create.success-status",
      "customers.name-form",
      "customers.unset-values",
      "errors.validation",
      "responses.listed-fields",
    ],
    respond: createCustomer,
  },
};

function createCustomer(request: RouteRequest) {
  const { customer: body } = request.body as { customer: NewCustomer };
  const { emails = [], phones = [], links = [] } = body;
  requireFields(request, "customers.create.required-fields", body, customerFields);
  // That an e-mail address needs no rank is stated: the first is then the primary one.
  for (const one of objectsIn(emails))
    requireFields(request, "customers.create.email-fields", one, ["email"]);
  for (const one of objectsIn(phones)) {
    requireFields(request, "customers.create.phone-fields", one, ["phone", "label"]);
  }
  for (const one of objectsIn(links)) {
    requireFields(request, "customers.create.link-fields", one, ["url", "label"]);
  }
  const email = primaryEmail(emails, request);
  if (email !== undefined && request.workspace.findCustomer(email) !== undefined) {
    settleOrFail(request, "customers.create.known-address", `"${email}" belongs to a customer already`);
  }
  const form = hasNames(body) ? request.assumptions.settleOrOmit("customers.name-form") : undefined;
  const customer = newCustomer({
    name: nameIn(form, body),
    email,
    phone_numbers:
      body.phones?.flatMap((one) => (typeof one === "string" ? one : (one.phone ?? []))) ??
      unsetList(request),
  });
  const status = successStatus(request, "customers.create.success-status");
  const { id, name } = request.workspace.keepCustomer(customer);
  return { status, body: { customer: unsettled("customers.unset-values", { id, name, email }) } };
}

type FieldsGap = `customers.create.${"email" | "link" | "phone" | "required"}-fields`;

/** Fails where a field is left out that is assumed to be required. */
function requireFields<Name extends string>(
  request: RouteRequest,
  gap: FieldsGap,
  body: { [Field in Name]?: unknown },
  names: readonly Name[],
): void {
  const absent = names.filter((name) => body[name] === undefined);
  if (absent.length === 0) return;
  const required: readonly string[] = request.assumptions.settle(gap, `${absent.join(", ")} is left out`);
  const missing = absent.filter((name) => required.includes(name));
  if (missing.length > 0) {
    fail(request, "errors.validation", `${missing.join(", ")} is left out, and is assumed to be required`);
  }
}

function objectsIn<Item>(items: readonly Item[]): Exclude<Item, string>[] {
  return items.filter((item): item is Exclude<Item, string> => typeof item !== "string");
}

/** The first e-mail address is the primary one when none is specified. */
function primaryEmail(
  emails: readonly (string | NewCustomerEmail)[],
  request: RouteRequest,
): string | undefined {
  const ranked = objectsIn(emails).filter(({ primary }) => primary !== undefined);
  let primary = emails[0];
  if (ranked.length > 0) {
    const type = request.assumptions.settle("customers.create.email-primary-type");
    primary = ranked.find((one) => one.primary === (type === "boolean" ? true : "true")) ?? primary;
  }
  return typeof primary === "string" ? primary : primary?.email;
}
