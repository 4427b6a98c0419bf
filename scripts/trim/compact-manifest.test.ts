import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workers.ts";
import { toCompact } from "./compact-manifest.ts";

it("finds where the installed Remix writes its manifest, and fails where it is not", () => {
  const code = readFileSync(join(root, "node_modules/@remix-run/react/dist/esm/components.js"), "utf8");
  expect(toCompact(code)).toContain("value === false ? undefined : value");
  expect(toCompact("window.__remixManifest = {}")).toBeNull();
});
