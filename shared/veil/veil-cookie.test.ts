import { expect, it } from "vitest";
import { formatVeil, readVeil, type VeiledThing } from "./veil-cookie.ts";

const game: VeiledThing = { kind: "game", id: "game0001", tells: ["stage001", "lens", "lyon"] };
const team: VeiledThing = { kind: "team", id: "metz", tells: [] };
const league: VeiledThing = { kind: "league", id: "1_77_TOP", tells: ["cup00001"] };

it.each([
  [{ mode: null, things: [game, team, league] }],
  [{ mode: null, things: [{ kind: "race", id: "WlhOdnLb", tells: ["WlyK3TBZ", "WlhOdnLb"] }] }],
  [{ mode: "late", things: [team] }],
  [{ mode: "late", things: [] }],
  [{ mode: "hidden", things: [] }],
] as const)("reads what it wrote: %j", (veil) => {
  expect(readVeil(`a=1; veil=${formatVeil(veil)}; b=2`)).toEqual(veil);
});

it("hides everything where everything is hidden, whatever else is listed", () => {
  expect(formatVeil({ mode: "hidden", things: [game] })).toBe("hidden");
});

it.each(["veil=some", "veil=some!x.game0001", "veil=some!g.", "veil=some!g.a<b", "unveil=some!g.game0001", "", null])(
  "hides nothing for %o",
  (cookies) => {
    expect(readVeil(cookies)).toBeNull();
  },
);

it("stays within what a browser keeps, without the oldest things", () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...game, id: `game${String(index).padStart(8, "0")}` }));
  const text = formatVeil({ mode: null, things: many });
  expect(text.length).toBeLessThanOrEqual(3_700);
  expect(readVeil(`veil=${text}`)?.things.at(-1)).toEqual(many.at(-1));
});
