import { test } from "vitest";
import { expectReadOrRefused, hostileTexts } from "../support/hostile-json.js";

test.each(Object.keys(hostileTexts))(
  "8 MiB of %s are refused or read right, as a success and as an error",
  expectReadOrRefused,
);
