import { servePages } from "../../src/cli/pages/server.js";
import { startMock } from "../../src/testing/index.js";
import { testFolder } from "./folder.js";

/** The servers that the command starts on this machine, each with a path that it answers. Call it where tests are described. */
export function localServers() {
  const folder = testFolder();
  const servePage = async () => {
    await folder.write("openapi.html", "<!doctype html><title>Page</title><body></body></html>");
    return servePages(folder.path(), 0);
  };
  return [
    { name: "the mock", start: () => startMock(), target: "/api/external/v2/forms" },
    { name: "the docs", start: servePage, target: "/openapi.html" },
  ];
}
