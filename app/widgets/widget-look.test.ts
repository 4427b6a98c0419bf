import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { formatLook, namedAccents, parseLook, readableAccent, contrastOf } from "./widget-look.ts";

const paramsOf = (text: string) => new URLSearchParams(text);

it("makes any accent readable on both grounds, and changes none that already is", () => {
  assert(
    property(integer({ min: 0, max: 0xffffff }), (value) => {
      const accent = value.toString(16).padStart(6, "0");
      const { light, dark } = readableAccent(accent);
      expect(contrastOf(light.slice(1), "ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(dark.slice(1), "121b18")).toBeGreaterThanOrEqual(4.5);
      expect(light === `#${accent}`).toBe(contrastOf(accent, "ffffff") >= 4.5);
    }),
  );
});

it.each(namedAccents)("has a readable %s", (name) => {
  const { light, dark } = readableAccent(name);
  expect(contrastOf(light.slice(1), "ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(dark.slice(1), "121b18")).toBeGreaterThanOrEqual(4.5);
});

it("writes of a look what is not usual, and reads it again", () => {
  expect(formatLook(parseLook(paramsOf("accent=green&theme=system")))).toBe("");
  const look = { theme: "dark", accent: "abcdef" } as const;
  expect(parseLook(paramsOf(formatLook(look)))).toEqual(look);
});

it.each(["theme=pink", "accent=#12", "accent=__proto__", "accent=1234567", "theme=%00"])(
  "counts %s as usual",
  (query) => {
    expect(formatLook(parseLook(paramsOf(query)))).toBe("");
  },
);
