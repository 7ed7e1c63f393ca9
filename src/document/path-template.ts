/** The pattern of the paths that a template stands for, such as `/tickets/{ticket_id}`, with a group for each parameter. */
export function pathPattern(template: string): RegExp {
  const literal = template.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replaceAll(/\{[^}]+\}/g, "([^/]+)")}$`);
}
