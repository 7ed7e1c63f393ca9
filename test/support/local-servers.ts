import { servePages } from "../../src/cli/pages/server.js";
import { startMock } from "../../src/testing/index.js";

/** The servers that the command starts on this machine, each with a path that it answers. */
export function localServers() {
  const page = "<!doctype html><title>Page</title><body></body></html>";
  return [
    { name: "the mock", start: () => startMock(), target: "/api/external/v2/forms" },
    {
      name: "the docs",
      start: () => servePages(new Map([["openapi.html", page]]), 0),
      target: "/openapi.html",
    },
  ];
}
