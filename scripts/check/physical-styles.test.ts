import { expect, it } from "vitest";
import { physicalStyles } from "./physical-styles.ts";

it.each([
  "margin-left: 4px;",
  "  border-left-color: red;",
  "left: 0;",
  "text-align: right;",
  "border-top-right-radius: 5px;",
  "transform-origin: left;",
  "box-shadow: inset 3px 0 red;",
  "padding: 0 4px 0 calc(1px + (2px * 3));",
])("finds what names a side of the page: %s", (line) => {
  expect(physicalStyles(`a {\n${line}\n}`)).toEqual([`line 2: ${line.trim()}`]);
});

it("lets pass what is written by start and end, equal sides, and what a comment says", () => {
  const sheet =
    "/* left: 0;\n right */\na { margin-inline-start: 4px; inset: 0 auto; padding: 1px 2px 3px 2px; --left: 1; }";
  expect(physicalStyles(sheet)).toEqual([]);
});
