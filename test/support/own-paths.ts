import type { Customer, Ticket } from "../../src/desk/index.js";

type Json<Body> = { content: { "application/json": Body } };
type CustomerPath = { path: { customer_id: string } };

/** Operations of an app's own, with invented facts: some that the document lacks, and other types of two that it has. */
export interface Mine {
  "/tickets": {
    get: {
      parameters: { query?: { status?: string; page_number?: number } };
      responses: { 200: Json<{ tickets: Ticket[]; pagination: { total_pages: number } }> };
    };
    post: { requestBody: Json<{ sla?: "gold" | "silver" }> };
  };
  "/customers/{customer_id}": {
    get: { parameters: CustomerPath; responses: { 200: Json<{ customer: Customer }> } };
    patch: {
      parameters: CustomerPath;
      requestBody: Json<{ name?: string }>;
      responses: { 200: Json<{ customer: Customer }> };
    };
    delete: { parameters: CustomerPath; responses: { 204: { content?: never } } };
  };
  "/customers/{customer_id}/merge": {
    post: { parameters: CustomerPath; requestBody: Json<{ into: string }>; responses: { 202: Json<object> } };
  };
  "/customers/{customer_id}/restore": {
    post: { parameters: CustomerPath; responses: { 200: Json<object> } };
  };
  "/team-members": {
    get: { parameters: { query?: { per_page?: number } } };
  };
}
