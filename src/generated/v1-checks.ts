// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

import type { ResponseChecks } from "../validate/response-checks.js";

/** The checks for the requests and responses of the document. */
export const responseChecks: ResponseChecks = {
  schemas: {
    UnauthorizedBody: {"type":"object","required":["error"],"properties":{"error":{"type":"string","const":"Could not authenticate, invalid API Key"}}},
    TeamMemberUpdateResultV1: {"anyOf":[{"type":"object","required":["team_member"],"properties":{"team_member":{"$ref":"TeamMemberV1"}}},{"$ref":"TeamMemberV1"}],"gaps":["v1.team-members.update.envelope"]},
    TeamMemberV1: {"type":"object","required":["id","organization_role","active","created_at","updated_at"],"properties":{"id":{"$ref":"PersonId"},"email":{"type":"string","maybeNull":true},"first_name":{"type":"string","maybeNull":true},"last_name":{"type":"string","maybeNull":true},"time_zone":{"type":"string","maybeNull":true},"organization_role":{"type":"string"},"active":{"type":"boolean"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}},"gaps":["v1.team-members.unset-values"]},
    PersonId: {"type":"string","format":"uuid","gaps":["people.ids"]},
    TeamMemberUpdateV1: {"type":"object","properties":{"email":{"type":"string","gaps":["team-members.update.taken-address"]},"first_name":{"type":"string"},"last_name":{"type":"string"},"time_zone":{"type":"string","gaps":["time-zones.names"]},"organization_role":{"type":"string","gaps":["team-members.update.unknown-role"]},"active":{"type":"boolean","gaps":["v1.team-members.update.active-effect"]}},"gaps":["team-members.update.last-admin","team-members.update.clearing"]},
  },
  operations: {
    "PATCH /team_members/{team_member_id}": {"id":"updateTeamMember","responses":{"401":{"$ref":"UnauthorizedBody"},"2XX":{"$ref":"TeamMemberUpdateResultV1"}},"request":{"$ref":"TeamMemberUpdateV1"},"failures":{"errors.validation":"4XX","errors.unknown-id":"404 4XX","errors.body-type":"3XX 4XX 5XX","team-members.update.last-admin":"4XX","team-members.update.clearing":"4XX","team-members.update.taken-address":"4XX","time-zones.names":"4XX","team-members.update.unknown-role":"4XX","auth.wrong-workspace":"401 3XX 4XX 5XX","auth.permissions":"401 403 4XX","limits.rate":"429 503 4XX","limits.request-size":"413 4XX"}},
  },
};
