import type { NewCustomer, NewCustomerEmail } from "../../index.js";
import { answerOrFail, type RouteRequest, type Routes, requireFields, unsetList } from "../route.js";
import { keep, newCustomer, withEmail } from "../workspace.js";

export const customerRoutes: Routes = { "POST /customers": createCustomer };

function createCustomer(request: RouteRequest) {
  const { customer: body } = request.body as { customer: NewCustomer };
  const { emails = [], phones = [], links = [] } = body;
  // The specification says that `primary` is optional: the first address is then the primary one.
  requireFields(request, "customers.create.required-fields", body, ["emails", "first_name", "last_name"]);
  if (body.company_id !== undefined) answerOrFail(request, "customers.company", "", "as-sent");
  if (body.language !== undefined) answerOrFail(request, "customers.create.language-form", "", "as-sent");
  if (body.time_zone !== undefined) answerOrFail(request, "customers.create.time-zone-form", "", "as-sent");
  if (objectsIn([...phones, ...links]).some(({ label }) => label !== undefined)) {
    request.assumptions.choose("customers.create.value-types", "labels-as-sent");
  }
  const email = primaryEmail(emails, request);
  if (withEmail(request.workspace.customers, email, request)) {
    answerOrFail(request, "customers.create.known-address", `"${email}" belongs to a customer already`);
  }
  const customer = newCustomer({
    // The specification does not show how the name follows from the first and the last name.
    name: undefined,
    email,
    phone_numbers:
      body.phones?.flatMap((one) => (typeof one === "string" ? one : (one.phone ?? []))) ??
      unsetList(request),
  });
  return { customer: keep(request.workspace.customers, customer) };
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
    const type = request.assumptions.answerTo("customers.create.value-types");
    primary = ranked.find((one) => one.primary === (type === "boolean" ? true : "true")) ?? primary;
  }
  return typeof primary === "string" ? primary : primary?.email;
}
