import { expect, it } from "vitest";
import { formatVeil, readVeil, type VeiledThing } from "./veil-cookie.ts";

const game: VeiledThing = { kind: "game", id: "game0001", tells: ["stage001", "lens", "lyon"] };
const team: VeiledThing = { kind: "team", id: "metz", tells: [] };
const league: VeiledThing = { kind: "league", id: "1_77_TOP", tells: ["cup00001"] };

it.each([
  [{ mode: null, delaySeconds: 0, things: [game, team, league] }],
  [{ mode: null, delaySeconds: 0, things: [{ kind: "race", id: "WlhOdnLb", tells: ["WlyK3TBZ", "WlhOdnLb"] }] }],
  [{ mode: "late", delaySeconds: 30, things: [team] }],
  [{ mode: "late", delaySeconds: 30, things: [] }],
  [{ mode: "hidden", delaySeconds: 0, things: [] }],
] as const)("reads what it wrote: %j", (veil) => {
  expect(readVeil(`a=1; veil=${formatVeil(veil)}; b=2`)).toEqual(veil);
});

it("hides everything where everything is hidden, whatever else is listed", () => {
  expect(formatVeil({ mode: "hidden", delaySeconds: 0, things: [game] })).toBe("hidden");
});

it.each(["unveil=some!g.game0001", "a=veil=hidden", "veil=", "", null])("hides nothing for %o", (cookies) => {
  expect(readVeil(cookies)).toBeNull();
});

it.each([
  "some",
  "some!x.game0001",
  "some!g.",
  "some!g.a<b",
  "HIDDEN",
  "hidden!g.game0001",
  `some!g.${"a".repeat(4000)}`,
])("hides everything where the cookie cannot be read: %s", (value) => {
  const everything = { mode: "hidden", delaySeconds: 0, things: [] };
  expect(readVeil(`veil=${value}`)).toEqual(everything);
  expect(readVeil(`veil=late; a=1;veil=${value}`)).toEqual(everything);
});

it("hides what any of several cookies hides, wherever they stand", () => {
  const header = `${"a=b; ".repeat(5_000)}veil=${formatVeil({ mode: null, delaySeconds: 0, things: [game] })}; veil=${formatVeil({ mode: "late", delaySeconds: 30, things: [team] })}`;
  expect(readVeil(header)).toEqual({ mode: "late", delaySeconds: 30, things: [game, team] });
});

it("hides everything where a browser would not keep a cookie of all that is hidden", () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...game, id: `game${String(index).padStart(8, "0")}` }));
  expect(formatVeil({ mode: null, delaySeconds: 0, things: many })).toBe("hidden");
});

it("says how late the page is, in steps that are few, and the longest delay for one that it does not know", () => {
  const delayOf = (text: string) => readVeil(`veil=${text}`)?.delaySeconds;
  expect(formatVeil({ mode: "late", delaySeconds: 12, things: [] })).toBe("late15");
  expect(["late15", "late", "late17", "late185", "late0"].map(delayOf)).toEqual([15, 180, 180, 180, 180]);
  expect(delayOf("late30; veil=late45!g.game0001")).toBe(45);
});
