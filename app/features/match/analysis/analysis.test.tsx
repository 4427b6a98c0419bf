import { describe, expect, it } from "vitest";
import { analysisSection } from "../../../../shared/wire/sections/analysis-section.ts";
import { readAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, liveHalf, textOf } from "../drawn-match.fixture.tsx";
import { percent, playedTo, toAxis } from "./axis.ts";
import { Chances } from "./chances.tsx";
import { Momentum, momentumParts } from "./momentum.tsx";
import { ShotMap } from "./shot-map.tsx";
import { toPercents } from "./to-percents.ts";

await loadAllTexts();

type Rows = Parameters<typeof analysisSection.encode>[0]["rows"];
const analysisOf = (rows: Rows) => readAnalysis(analysisSection.encode({ sportId: 0, rows, signature: "" }));
const minutes = (count: number, value: number) => Array.from({ length: count }, () => value);

const firstHalf = {
  kind: "period",
  fields: {
    number: 1,
    label: "1re mi-temps",
    firstMinute: 0,
    regularMinutes: 45,
    momentum: [...minutes(30, 40), ...minutes(17, -60)],
    homeChances: minutes(47, 500),
    awayChances: minutes(47, 240),
  },
} as const;
const goal = {
  kind: "mark",
  fields: { id: "a", side: 1, sign: 1, period: 1, step: 22.5, minute: "23'", player: "Thauvin F." },
} as const;
const shot = {
  kind: "shot",
  fields: {
    id: "s1",
    side: 1,
    period: 1,
    minute: "23'",
    player: "Thauvin F.",
    x: 90,
    y: 40,
    outcome: 1,
    body: 2,
    situation: 1,
    expected: 0.336,
  },
} as const;
const full = analysisOf([
  { kind: "start", fields: { home: 450, draw: 270, away: 280 } },
  firstHalf,
  goal,
  shot,
  { ...shot, fields: { ...shot.fields, id: "s2", side: 2, outcome: 4, player: "", body: 1, expected: 0.05 } },
]);
const nothing = readAnalysis("0");

describe("the momentum", () => {
  it("has a bar for each minute, home up and away down, and says the same in words and as a table", () => {
    const markup = drawMatch(<Momentum analysis={full} />, { event: liveHalf });
    expect(markup).toMatch(/aria-label="Lens a eu l’avantage pendant 30 min, Lyon pendant 17 min\."/);
    expect(/<path class="home" d="([^"]*)"/.exec(markup)?.[1]?.match(/M/g)).toHaveLength(30);
    expect(/<path class="away" d="([^"]*)"/.exec(markup)?.[1]?.match(/M/g)).toHaveLength(17);
    expect(textOf(markup)).toMatch(/1re mi-temps 0–15 L'avantage à Lens|1re mi-temps 0–15 L’avantage à Lens/);
    expect(textOf(markup)).toMatch(/1re mi-temps 30–47 L.avantage à Lyon/);
    expect(textOf(markup), "of points they are not those of the score").toContain("Avantage Lens 30 min Lyon 17 min");
    expect(markup).toContain("23&#x27; But de Lens : Thauvin F.");
    expect(textOf(markup)).toContain("Comment c’est calculé");
    expect(textOf(markup), "no figure that could be a score").toContain("Avantage Lens 30 min Lyon 17 min");
    expect(markup).not.toMatch(/style="/);
  });

  it("is not there where the data does not say who was on top", () => {
    expect(drawMatch(<Momentum analysis={nothing} />)).toBe("");
    const bare = analysisOf([{ ...firstHalf, fields: { ...firstHalf.fields, momentum: [] } }]);
    expect(drawMatch(<Momentum analysis={bare} />)).toBe("");
  });

  it("keeps the place of the half that is to come, so that nothing moves when it begins", () => {
    const axis = toAxis(full.periods, sportIds.soccer);
    expect(axis.spans.map(({ from, length }) => [from, length])).toEqual([
      [0, 47],
      [47, 45],
    ]);
    expect([playedTo(axis), percent(46, axis)]).toEqual([47, "50%"]);
  });

  it("gives added minutes to the last part of their half", () => {
    expect(momentumParts(full.periods).map(({ from, to, lead }) => [from, to, lead])).toEqual([
      [0, 15, 1],
      [15, 30, 1],
      [30, 47, -1],
    ]);
  });
});

describe("the chances", () => {
  it("are those of now during the match, with those before it beside them", () => {
    const markup = drawMatch(<Chances analysis={full} />, { event: liveHalf });
    const text = textOf(markup);
    expect(text).toMatch(/^Probabilités maintenant Lens 50 % Nul 26 % Lyon 24 %/);
    expect(text).toContain("Avant le match : 45 % – 27 % – 28 %");
    expect(text).toMatch(/15 50 % 26 % 24 %/);
    expect(text).toMatch(/Aucune cote n’entre dans le calcul/);
    expect(text).toMatch(/Brier 0,\d{3}/);
    const second = { ...firstHalf.fields, number: 2, label: "2e mi-temps", homeChances: [], awayChances: [] };
    const begun = analysisOf([
      { kind: "start", fields: { home: 450, draw: 270, away: 280 } },
      firstHalf,
      { kind: "period", fields: second },
    ]);
    const atItsStart = textOf(drawMatch(<Chances analysis={begun} />, { event: liveHalf }));
    expect(atItsStart, "of a half that has none yet").toMatch(/^Probabilités maintenant Lens 50 % Nul 26 % Lyon 24 %/);
  });

  it("are those before the match when it is over or has not begun, and none where nobody can say", () => {
    expect(textOf(drawMatch(<Chances analysis={full} />, { event: { statusType: 3, status: 3 } }))).toMatch(
      /^Probabilités avant le match Lens 45 %/,
    );
    const before = analysisOf([{ kind: "start", fields: { home: 450, draw: 270, away: 280 } }]);
    expect(drawMatch(<Chances analysis={before} />)).not.toContain("<svg");
    expect(drawMatch(<Chances analysis={nothing} />)).toBe("");
  });

  it.each([eventStatus.extraTime, eventStatus.firstExtraTime, eventStatus.break, eventStatus.penalties])(
    "say nothing of now once regular time is over and the match goes on, in stage %i",
    (status) => {
      const text = textOf(drawMatch(<Chances analysis={full} />, { event: { ...liveHalf, status } }));
      expect(text).not.toContain("maintenant");
      expect(text).toMatch(/^Probabilités avant le match Lens 45 %/);
    },
  );

  it("add up to 100 percent after rounding", () => {
    expect(toPercents({ home: 1 / 3, draw: 1 / 3, away: 1 / 3 }, "en")).toEqual(["34%", "33%", "33%"]);
    expect(toPercents({ home: 0.005, draw: 0.006, away: 0.989 }, "en")).toEqual(["0%", "1%", "99%"]);
  });
});

describe("the shots", () => {
  it("are on the pitch and in a list, with their chance the French way and totals of both sides", () => {
    const markup = drawMatch(<ShotMap analysis={full} />);
    const text = textOf(markup);
    expect(text).toMatch(/Lens 0,34 xG 1 tir Lyon 0,05 xG 1 tir/);
    expect(text).toMatch(/23' Thauvin F\. Lens · But · de la tête · 13 m 0,34 xG/);
    expect(text).toMatch(/Joueur inconnu Lyon · Contré · du pied · 13 m 0,05 xG/);
    expect(markup).toContain('class="is-goal"');
    // Away's half is the left one, and its left wing is at the foot of the drawing.
    expect(markup).toContain('transform="translate(945 272)"');
    expect(markup).toContain('transform="translate(105 408)"');
  });

  it("say nothing of body and situation where the source does not", () => {
    const { body: _, situation: __, ...fields } = shot.fields;
    const text = textOf(drawMatch(<ShotMap analysis={analysisOf([{ ...shot, fields }])} />));
    expect(text).toMatch(/23' Thauvin F\. Lens · But · 13 m 0,34 xG/);
  });

  it("are not drawn where no place is known", () => {
    expect(drawMatch(<ShotMap analysis={nothing} />)).toBe("");
  });
});
