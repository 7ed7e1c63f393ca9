// Disturbances between a client and a simulated service, and strangers in place of the service.

/** A marker in every value of every record, and in the key. */
export const planted = "PLANTED";

export const disturbances = [
  "a gateway",
  "a cache that says so",
  "a silent cache",
  "limits",
  "HTML at any moment",
  "members who come and go",
  "outages",
] as const;
export const strangers = [
  "another workspace",
  "a web site",
  "another service",
  "a login page",
  "a limit on everything",
] as const;
export type Scene = "undisturbed" | (typeof disturbances)[number] | (typeof strangers)[number];

interface SimulatedService {
  respond(url: URL): Response;
  change(): void;
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
const html = (status: number, headers: Record<string, string> = {}) =>
  new Response(`<html><title>${planted}</title></html>`, {
    status,
    headers: { "content-type": "text/html", ...headers },
  });

/** Returns a function that responds in a scene. */
export function disturbanceOf(
  scene: Scene,
  random: () => number,
  service: SimulatedService,
): (url: URL) => Response | Promise<Response> {
  const sometimes = (share: number, other: () => Response) => (url: URL) =>
    random() < share ? other() : service.respond(url);
  const via = { via: "1.1 gateway" };
  const scenes: Record<Scene, (url: URL) => Response> = {
    undisturbed: (url) => service.respond(url),
    "a gateway": (url) => {
      const drawn = random();
      if (drawn < 0.1) return json(403, { message: planted, requestId: planted }, via);
      if (drawn < 0.2) return json(404, { error: planted }, via);
      if (drawn < 0.25) return html(502, via);
      const response = service.respond(url);
      response.headers.set("via", via.via);
      return response;
    },
    "a cache that says so": cache(service, true),
    "a silent cache": cache(service, false),
    limits: sometimes(0.3, () => json(429, { error: planted }, { "retry-after": "0" })),
    "HTML at any moment": sometimes(0.2, () => html(random() < 0.5 ? 200 : 403)),
    "members who come and go": (url) => {
      if (random() < 0.03) service.change();
      return service.respond(url);
    },
    outages: sometimes(0.25, () => (random() < 0.5 ? json(503, { error: planted }) : json(500, null))),
    "another workspace": () => json(401, { error: "Could not authenticate, invalid API Key" }),
    "a web site": () => html(random() < 0.5 ? 200 : 404),
    "another service": (url) =>
      json(url.pathname.endsWith("s") ? 200 : 404, { status: "ok", data: [planted] }),
    "a login page": () => new Response(null, { status: 302, headers: { location: "https://sso.example/" } }),
    "a limit on everything": () => json(429, { error: planted }, { "retry-after": "0" }),
  };
  return scenes[scene];
}

/** Responds from a cache that keeps each success by its address. */
function cache(service: SimulatedService, saysSo: boolean): (url: URL) => Response {
  const kept = new Map<string, Response>();
  return (url) => {
    // A cache can unescape an address.
    const address = saysSo ? `${url.pathname}?${url.searchParams}` : url.href;
    const found = kept.get(address);
    const response = found?.clone() ?? service.respond(url);
    if (response.status === 200) kept.set(address, response.clone());
    if (saysSo) {
      response.headers.set("x-cache", found ? "HIT" : "MISS");
      response.headers.set("age", found ? "3" : "0");
    }
    return response;
  };
}
