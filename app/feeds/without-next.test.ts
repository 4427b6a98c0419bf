import { describe, expect, it } from "vitest";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { hidesNextOf, withoutNext } from "./without-next.ts";

const semi = "AA÷semi0001¬AB÷3¬PX÷lens¬AE÷Lens¬PY÷lyon¬AF÷Lyon¬AG÷2¬~";
const final = "AA÷final001¬AB÷1¬TDB÷cup00001|semi0001|lens|lyon|semi0002|nice|metz¬PX÷lens¬AE÷Lens¬PY÷nice¬AF÷Nice¬~";
const other = "ZA÷Ligue 2¬ZC÷stage002¬~AA÷other001¬AE÷Caen¬~";
const day = `SA÷1¬~ZA÷Coupe¬ZC÷stage001¬~${semi}${final}${other}A1÷¬~`;
const tomorrow = `SA÷1¬~ZA÷Coupe¬ZC÷stage001¬~${final}${other}A1÷¬~`;
const shown = (body: string, hides: Parameters<typeof withoutNext>[2], name = "f_1_0_1_fr_1") =>
  decodeDayFeed(withoutNext(name, body, hides, "Hidden name")).leagues.map(({ league, events }) => [
    league.stageId,
    ...events.map(({ id, homeName, awayName }) => [id, homeName, awayName].filter(Boolean).join(" ")),
  ]);

describe("a list whose games to come a hidden result decided", () => {
  const hiddenFinal = "final001 Hidden name Hidden name";

  it("keeps their lines, with the time, and without anything that names their sides", () => {
    expect(shown(day, () => true)).toEqual([
      ["stage001", "semi0001 Lens Lyon", hiddenFinal],
      ["stage002", "other001 Caen"],
    ]);
    const whole = final.replace("PX÷", "AD÷1790000000¬WM÷LEN¬FH÷RC Lens¬WU÷lens¬OA÷lens.png¬CX÷Lens¬JA÷x¬PX÷");
    const body = withoutNext("f_1_0_1_fr_1", `ZA÷Coupe¬~${whole}`, () => true, "Hidden name");
    expect(body.replace(/TDB÷[^¬]*¬/, "")).toBe(
      "ZA÷Coupe¬~AA÷final001¬AB÷1¬AD÷1790000000¬AE÷Hidden name¬AF÷Hidden name¬~",
    );
    expect(withoutNext("f_1_0_1_fr_1", day, () => false, "Hidden name")).toBe(day);
  });

  it("keeps the name of a side that enters in this round", () => {
    const entered = final.replace("PY÷nice¬AF÷Nice", "PY÷paris¬AF÷Paris");
    expect(shown(`ZA÷Coupe¬ZC÷stage001¬~${entered}`, () => true)).toEqual([["stage001", "final001 Hidden name Paris"]]);
  });

  it("is left out of a list of one side, whose league goes too where it has no other game", () => {
    expect(shown(tomorrow, () => true, "pf_1_77_hl0W8RZs_0_2_fr_1")).toEqual([["stage002", "other001 Caen"]]);
  });

  it.each([
    ["the game that decided it", "game", "semi0002", [], true],
    ["another game", "game", "other001", ["lens"], false],
    ["the side that lost", "team", "lyon", [], true],
    ["another team", "team", "caen", [], false],
    ["its league", "league", "1_77_CUP", ["cup00001", "stage001"], true],
    ["another league", "league", "1_77_TWO", ["league02"], false],
  ] as const)("lacks the names of a final for who hides %s", (_, kind, id, tells, isGone) => {
    expect(hidesNextOf([{ kind, id, tells }])(["cup00001", "semi0001", "lens", "lyon", "semi0002", "nice"])).toBe(
      isGone,
    );
  });

  it("keeps the match for who asks for it by its address", () => {
    expect(shown(tomorrow, () => true, "d_su_final001_fr_1")).toEqual(shown(tomorrow, () => false));
  });
});
