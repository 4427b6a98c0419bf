import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../workers.ts";
import { withScriptsAfterPaint } from "./scripts-after-paint.ts";

it("finds what writes the scripts of documents in the installed Remix, and fails where it is not", () => {
  const code = readFileSync(join(root, "node_modules/@remix-run/react/dist/esm/components.js"), "utf8");
  const written = withScriptsAfterPaint(code);
  expect(written).toContain("value === false ? undefined : value");
  expect(/^function Scripts.*?^}/ms.exec(written)?.[0]).not.toMatch(/createElement\("link"|async/);
  expect(() => withScriptsAfterPaint("window.__remixManifest = {}")).toThrow("Scripts is there 0 times");
});
