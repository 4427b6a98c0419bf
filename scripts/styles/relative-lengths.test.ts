import postcss from "postcss";
import { expect, it } from "vitest";
import { relativeLengths } from "./relative-lengths.ts";

const build = (sheet: string) => postcss([relativeLengths()]).process(sheet, { from: undefined }).css;

it("[C2.16] builds lengths that follow the size of the browser's text, and the widths at which pages change with them", () => {
  expect(build(".row { --row: 52px; font: 13.5px/1.4 x; margin: -14px auto; inset: calc(100% - 8px) }")).toBe(
    ".row { --row: 3.25rem; font: 0.84375rem/1.4 x; margin: -0.875rem auto; inset: calc(100% - 0.5rem) }",
  );
  expect(build("@media (min-width: 641px) and (max-width: 800px) { a { gap: 16px } }")).toBe(
    "@media (min-width: 40.0625em) and (max-width: 50em) { a { gap: 1rem } }",
  );
});

it("keeps the width of lines, and what is quoted or an address", () => {
  for (const sheet of [
    "a { border: 1px solid; outline: 2px solid; outline-offset: -2px }",
    `a { mask: url("data:image/svg+xml,%3Csvg width='16px'") }`,
    `a { content: "44px"; background: url(/a-44px.png) }`,
    "a { --is-44px: 1 }",
  ])
    expect(build(sheet)).toBe(sheet);
});
