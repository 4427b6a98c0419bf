import { describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { hidesNextOf, withoutNext } from "./without-next.ts";

const semi = "AA÷semi0001¬AB÷3¬PX÷lens¬AE÷Lens¬PY÷lyon¬AF÷Lyon¬AG÷2¬~";
const final = "AA÷final001¬AB÷1¬TDB÷cup00001|semi0001|lens|lyon|semi0002|nice|metz¬PX÷lens¬AE÷Lens¬PY÷nice¬AF÷Nice¬~";
const other = "ZA÷Ligue 2¬ZC÷stage002¬~AA÷other001¬AE÷Caen¬~";
const day = `SA÷1¬~ZA÷Coupe¬ZC÷stage001¬~${semi}${final}${other}A1÷¬~`;
const tomorrow = `SA÷1¬~ZA÷Coupe¬ZC÷stage001¬~${final}${other}A1÷¬~`;
const shown = (body: string, hides: Parameters<typeof withoutNext>[2], name = "f_1_0_1_fr_1") =>
  decodeDayFeed(withoutNext(name, body, hides)).leagues.map(({ league, events }) => [
    league.stageId,
    ...events.map(({ id }) => id),
  ]);

describe("a list without the games that a hidden result decided", () => {
  it("keeps their league where it has other games, and drops it where it has none", () => {
    expect(shown(day, () => true)).toEqual([
      ["stage001", "semi0001"],
      ["stage002", "other001"],
    ]);
    expect(shown(tomorrow, () => true)).toEqual([["stage002", "other001"]]);
    expect(withoutNext("f_1_0_1_fr_1", day, () => false)).toBe(day);
  });

  it.each([
    ["the game that decided it", "game", "semi0002", [], true],
    ["another game", "game", "other001", ["lens"], false],
    ["the side that lost", "team", "lyon", [], true],
    ["another team", "team", "caen", [], false],
    ["its league", "league", "1_77_CUP", ["cup00001", "stage001"], true],
    ["another league", "league", "1_77_TWO", ["league02"], false],
  ] as const)("lacks a final for who hides %s", (_, kind, id, tells, isGone) => {
    expect(hidesNextOf([{ kind, id, tells }])(["cup00001", "semi0001", "lens", "lyon", "semi0002", "nice"])).toBe(
      isGone,
    );
  });

  it("keeps the match for who asks for it by its address", () => {
    expect(shown(tomorrow, () => true, "d_su_final001_fr_1")).toEqual(shown(tomorrow, () => false));
  });
});
