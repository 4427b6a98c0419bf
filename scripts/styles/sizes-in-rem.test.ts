import { preprocessCSS, resolveConfig } from "vite";
import { beforeAll, expect, it } from "vitest";
import { sizesInRem } from "./sizes-in-rem.ts";

let write: (css: string) => Promise<string>;
beforeAll(async () => {
  const config = await resolveConfig(
    { configFile: false, logLevel: "silent", css: { postcss: { plugins: [sizesInRem] } } },
    "build",
  );
  write = async (css) => (await preprocessCSS(css, "/sheet.css", config)).code.replaceAll(/\s+/g, " ").trim();
});

it("writes sizes as parts of the visitor's font size", async () => {
  expect(await write("a { --row: 52px; padding: 0 13.5px; inset: calc(100% - 21px) auto -14px }")).toBe(
    "a { --row: 3.25rem; padding: 0 0.84375rem; inset: calc(100% - 1.3125rem) auto -0.875rem }",
  );
});

it("leaves lines as thin as they are, and what is quoted as it is", async () => {
  const kept = `a { border: 1px solid; outline-offset: -3px; mask: url("data:image/svg+xml,%3Csvg width='16px'/%3E"); content: "12px" }`;
  expect(await write(kept)).toBe(kept);
});

it("lets breakpoints follow it too", async () => {
  expect(await write("@media (max-width: 640px) { a { gap: 8px } }")).toBe(
    "@media (max-width: 40em) { a { gap: 0.5rem } }",
  );
});
