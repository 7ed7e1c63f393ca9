// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

import type { ResponseChecks } from "../document/response-checks.js";

/** What the responses of the document are compared with. */
export const responseChecks: ResponseChecks = {
  schemas: {
    UnauthorizedError: {"type":"object","required":["error"],"properties":{"error":{"type":"string","const":"Could not authenticate, invalid API Key"}}},
    TeamMemberUpdateResultV1: {"anyOf":[{"type":"object","required":["team_member"],"properties":{"team_member":{"$ref":"TeamMemberV1"}}},{"$ref":"TeamMemberV1"}],"gaps":["v1.team-members.update.envelope"]},
    TeamMemberV1: {"type":"object","required":["id","email","organization_role","active","created_at","updated_at"],"properties":{"id":{"type":"string","format":"uuid"},"email":{"type":"string"},"first_name":{"type":"string"},"last_name":{"type":"string"},"time_zone":{"$ref":"TimeZone"},"organization_role":{"type":"string"},"active":{"type":"boolean"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"gaps":["v1.team-members.unset-values"]},
    TimeZone: {"type":"string","gaps":["time-zones.names"]},
    AnyJson: {"gaps":["errors.body-type","errors.validation","errors.unknown-id"]},
    TeamMemberUpdateV1: {"type":"object","properties":{"email":{"type":"string","gaps":["team-members.update.taken-address"]},"first_name":{"type":"string"},"last_name":{"type":"string"},"time_zone":{"$ref":"TimeZone"},"organization_role":{"type":"string"},"active":{"type":"boolean","gaps":["v1.team-members.update.active-effect"]}},"required":[],"gaps":["team-members.update.clearing"]},
  },
  operations: {
    "PATCH /team_members/{team_member_id}": {"responses":{"401":{"$ref":"UnauthorizedError"},"2XX":{"$ref":"TeamMemberUpdateResultV1"}},"failure":{"$ref":"AnyJson"},"request":{"$ref":"TeamMemberUpdateV1"},"failures":{"auth.permissions":"401 4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","errors.body-type":"3XX 4XX 5XX","errors.unknown-id":"4XX","errors.validation":"4XX","limits.rate":"4XX 503","limits.request-size":"4XX"}},
  },
};
