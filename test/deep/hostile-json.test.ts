import { test } from "vitest";
import { expectReadOrRefused, hostileTexts } from "../support/hostile-json.js";

test.each(Object.keys(hostileTexts))(
  "the client refuses or correctly reads 8 MiB of %s, as a success and as an error",
  expectReadOrRefused,
);
