import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workers.ts";
import { withoutIndents } from "./compact-manifest.ts";

it("finds where the installed Remix indents its manifest, and fails where it is not", () => {
  const code = readFileSync(join(root, "node_modules/@remix-run/react/dist/esm/components.js"), "utf8");
  expect(code.length - (withoutIndents(code)?.length ?? 0)).toBe(", null, 2".length);
  expect(withoutIndents("window.__remixManifest = {}")).toBeNull();
});
