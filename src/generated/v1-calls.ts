// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

import type { CallOptions } from "../exact.js";
import type { Failure, Success } from "../result.js";
import type { components, operations } from "./v1.js";

/** What each call accepts and returns, by method and path. */
export interface Calls {
  get: {
  };
  post: {
  };
  patch: {
    "/team_members/{team_member_id}": { init: [init: CallOptions & { params: { path: operations["updateTeamMember"]["parameters"]["path"] } } & { body: components["schemas"]["TeamMemberUpdateV1"] }]; result: Promise<Success<operations["updateTeamMember"]["responses"]["2XX"]["content"]["application/json"]> | Failure> };
  };
  delete: {
  };
}
