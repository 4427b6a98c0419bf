import { describe, expect, it } from "vitest";
import { markSigns } from "../../../../shared/wire/sections/analysis-section.ts";
import { outcomes, swingKinds } from "../../../../shared/wire/sections/decision-section.ts";
import { wholeAnalysisSection } from "../../../../shared/wire/sections/whole-analysis-section.ts";
import { readAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { languages, type Language } from "../../../../shared/texts/languages.ts";
import { maskedBody, noPastBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { Summary } from "../summary/summary.tsx";
import { toDecisionMarkup } from "./load-analysis-cards.server.tsx";

await loadAllTexts();

type Rows = Parameters<typeof wholeAnalysisSection.encode>[0]["rows"];
type Kind = (typeof swingKinds)[number];
type Swing = {
  readonly side: 1 | 2;
  readonly minute: number;
  readonly gained: number;
  readonly score: readonly [number, number];
  readonly kind?: Kind;
  readonly player?: string;
};

const rowsOf = ({ side, minute, gained, score, kind = "goal", player = "" }: Swing, index: number): Rows => [
  {
    kind: "mark",
    fields: {
      id: `m${index}`,
      side,
      sign: kind.endsWith("Card") ? markSigns.redCard : markSigns.goal,
      period: minute > 45 ? 2 : 1,
      step: (minute > 45 ? minute - 45 : minute) - 0.5,
      minute: `${minute}'`,
      player,
    },
  },
  {
    kind: "swing",
    fields: {
      id: `m${index}`,
      gained,
      homeScore: score[0],
      awayScore: score[1],
      kind: swingKinds.indexOf(kind) + 1,
    },
  },
];

const start = { kind: "start", fields: { home: 480, draw: 270, away: 250 } } as const;
const half = (number: 1 | 2): Rows[number] => ({
  kind: "period",
  fields: {
    number,
    label: `${number}`,
    firstMinute: 45 * (number - 1),
    regularMinutes: 45,
    homeChances: Array.from({ length: 47 }, () => 500),
    awayChances: Array.from({ length: 47 }, () => 200),
  },
});
const bodyOf = (swings: readonly Swing[], outcome: (typeof outcomes)[number] = "home", isKnown = true) => {
  const decision: Rows[number] = {
    kind: "decision",
    fields: { outcome: outcomes.indexOf(outcome) + 1, home: 480, away: 250 },
  };
  const rows = [...(isKnown ? [start] : []), half(1), half(2), ...swings.flatMap(rowsOf), decision];
  return wholeAnalysisSection.encode({ sportId: 1, rows, signature: "" });
};
const sides = { home: "Lens", away: "Lyon" };
const draw = (body: string, lang: Language = "fr") => toDecisionMarkup(body, sides, { lang, sportId: 1 });
const cardOf = (body: string, lang?: Language) => draw(body, lang)?.card ?? "";

const swings: readonly Swing[] = [
  { side: 1, minute: 23, gained: 221, score: [1, 0], kind: "penaltyGoal", player: "Thauvin F." },
  { side: 2, minute: 41, gained: -264, score: [1, 1], player: "Šulc P." },
  { side: 1, minute: 67, gained: 318, score: [2, 1], kind: "ownGoal", player: "Niakhaté M." },
  { side: 2, minute: 78, gained: 84, score: [2, 1], kind: "redCard", player: "Tolisso C." },
  { side: 1, minute: 86, gained: -78, score: [2, 1], kind: "secondYellowCard", player: "Sangaré M." },
];

describe("what decided a match", () => {
  it("is a table by size: minute, player, score after it, what it was, whom it helped and the points, down to the rest", () => {
    const text = textOf(cardOf(bodyOf(swings)));
    expect(text).toMatch(/^Ce qui a décidé chance de victoire : Lens Lens Lyon points gagnés/);
    const rows = [
      "67' Niakhaté M. 2–1 But contre son camp Lens +32",
      "41' Šulc P. 1–1 But Lyon −26",
      "23' Thauvin F. 1–0 Penalty Lens +22",
      "78' Tolisso C. Carton rouge Lens +8",
      "86' Sangaré M. Second carton jaune Lyon −8",
      "Le reste du match, temps qui passe compris +24",
    ];
    expect(text).toContain(rows.join(" "));
    expect(text).toContain("Du coup d’envoi au résultat : 48 + 32 − 26 + 22 + 8 − 8 + 24 = 100");
    expect(text).not.toContain("trop peu connus");
  });

  it("shows five, and counts the others and those of less than a point in the rest", () => {
    const more: readonly Swing[] = [
      { side: 1, minute: 88, gained: 31, score: [3, 1] },
      { side: 1, minute: 90, gained: 1, score: [4, 1] },
    ];
    const text = textOf(cardOf(bodyOf([...swings, ...more])));
    expect(text).toContain("Le reste du match : le temps qui passe et 2 autres faits +24");
    expect(text.match(/\d+' /g)).toHaveLength(5);
  });

  it("is told of the draw where nobody won, and says where the past of the sides is too little known", () => {
    const level = swings.slice(0, 2).map((each) => ({ ...each, player: "" }));
    const markup = cardOf(bodyOf(level, "draw", false));
    const text = textOf(markup);
    expect(text).toMatch(/^Ce qui a décidé chance de match nul/);
    expect(text).toContain("41' But 1–1 Lyon −26 23' Penalty 1–0 Lens +22");
    expect(text).toContain(": 27 − 26 + 22 + 77 = 100");
    expect(text).toContain("trop peu connus");
    expect(markup).not.toContain('translate="no"></bdi>');
  });

  it("draws home's bars toward the start and away's toward the end, by size", () => {
    const markup = cardOf(bodyOf(swings));
    expect([...markup.matchAll(/<path class="(home|away)" d="M0 0h(-?\d+)/g)].map(([, ...found]) => found)).toEqual([
      ["home", "-50"],
      ["away", "41"],
      ["home", "-34"],
      ["home", "-13"],
      ["away", "13"],
    ]);
  });

  it("is not there without a decision, where nothing was worth a point, or where the result is hidden", () => {
    const decided = bodyOf(swings);
    expect(draw(decided)).not.toBeNull();
    expect(draw(decided.replaceAll("MDO", "XXX"))).toBeNull();
    expect(draw(bodyOf([{ side: 1, minute: 90, gained: 4, score: [1, 0] }]))).toBeNull();
    expect([maskedBody, noPastBody, ""].map((body) => draw(body))).toEqual([null, null, null]);
  });

  it("writes a name as text, whatever it holds", () => {
    const named = bodyOf([{ side: 1, minute: 20, gained: 300, score: [1, 0], player: "<b>X</b>" }]);
    expect(cardOf(named)).toContain("&lt;b&gt;X&lt;/b&gt;");
  });

  it.each(languages)("is told in the words of %s", (lang) => {
    const text = textOf(cardOf(bodyOf(swings), lang));
    expect(text).toMatch(/48 \+ 32 − 26 \+ 22 \+ 8 − 8 \+ 24 = 100/);
    expect(text).not.toMatch(/undefined|[{}]/);
  });
});

it("marks the curve with the same incidents, a goal with the score after it, on the edge of its side's band", () => {
  const marks = draw(bodyOf(swings))?.marks ?? "";
  expect([...marks.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual(["2–1", "1–1", "1–0"]);
  expect(marks.match(/<circle/g)).toHaveLength(3);
  expect(marks.match(/<rect class="redCard"/g)).toHaveLength(2);
  expect([...marks.matchAll(/ y="(\d+)" overflow/g)].map(([, y]) => y)).toEqual(["55", "22", "55", "22", "55"]);
});

it("leaves out the score of the smaller of two swings whose scores have no room beside each other", () => {
  const close: readonly Swing[] = [
    { side: 1, minute: 60, gained: 120, score: [1, 0] },
    { side: 1, minute: 63, gained: 200, score: [2, 0] },
    { side: 1, minute: 80, gained: 90, score: [3, 0] },
  ];
  const marks = draw(bodyOf(close))?.marks ?? "";
  expect([...marks.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual(["2–0", "3–0"]);
  expect(marks.match(/<circle/g)).toHaveLength(3);
});

it("stands on the first tab of a match, and goes when the visitor hides the result in the open page", () => {
  const body = bodyOf(swings);
  const decision = draw(body);
  const page = (read: string) =>
    drawMatch(<Summary body="" analysis={readAnalysis(read)} cards={{ decision, reasons: null }} />, {
      event: { statusType: 3, status: 3 },
    });
  expect(page(body).match(/aria-labelledby="decision-title"|<circle r="4"/g)).toHaveLength(4);
  expect(page(maskedBody)).not.toMatch(/decision-title|<circle r="4"/);
});
