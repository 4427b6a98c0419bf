import { parseAst } from "vite";
import { expect, it } from "vitest";
import { shortenNames } from "./short-names.ts";

const shorten = (code: string, names: readonly string[]) => shortenNames(code, parseAst(code), names);

it("gives properties of a module's own objects short names, wherever they are read or written", () => {
  const code = "const a = { lanes: 1, other: 2 }; a.lanes |= b.next.lanes; delete a.sibling; call(lanes, a[lanes]);";
  expect(shorten(code, ["lanes", "sibling"])).toBe(
    "const a = { $0: 1, other: 2 }; a.$0 |= b.next.$0; delete a.$1; call(lanes, a[lanes]);",
  );
});

it.each([
  ["is not there any more", "a.other = 1"],
  ["is read by its text", 'a.lanes = 1; "lanes" in a'],
  ["is a variable as well", "const lanes = 1; use({ lanes })"],
])("refuses a name that %s", (_, code) => {
  expect(() => shorten(code, ["lanes"])).toThrow("cannot be shortened: lanes");
});
