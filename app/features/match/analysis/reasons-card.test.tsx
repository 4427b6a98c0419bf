import { expect, it } from "vitest";
import { languages, type Language } from "../../../../shared/texts/languages.ts";
import { readAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { wholeAnalysisSection } from "../../../../shared/wire/sections/whole-analysis-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, liveHalf, textOf } from "../drawn-match.fixture.tsx";
import { Chances } from "./chances.tsx";
import { toReasonsMarkup } from "./load-analysis-cards.server.tsx";
import { wholeParts } from "./to-percents.ts";

await loadAllTexts();

type Rows = Parameters<typeof wholeAnalysisSection.encode>[0]["rows"];
const start = { kind: "start", fields: { home: 574, draw: 236, away: 190 } } as const;
const why = { kind: "why", fields: { favourite: 1, usual: 441, homeRest: 4, awayRest: 1 } } as const;
const reason = (side: 1 | 2, part: 1 | 2, adds: number, goals: number) =>
  ({ kind: "reason", fields: { side, part, adds, goals, games: 30 } }) as const;
const reasons = [reason(2, 2, 92, 42), reason(1, 1, 65, 57), reason(2, 1, 0, 36), reason(1, 2, -24, 45)];
const bodyOf = (...rows: Rows) => wholeAnalysisSection.encode({ sportId: 1, rows, signature: "" });
const body = bodyOf(start, why, ...reasons);
const draw = (of: string, lang: Language = "fr") => toReasonsMarkup(of, { home: "Lens", away: "Lyon" }, lang);
const wordsOf = (of: string, lang?: Language) => textOf(draw(of, lang)?.card ?? "");

it("is an addition with the figures of the past games, the largest first, and the days of rest", () => {
  const text = wordsOf(body);
  expect(text).toMatch(
    /^Pourquoi 57 % · Lens 44 Une équipe moyenne qui reçoit \+9 Lyon Buts encaissés par match : 1,40/,
  );
  expect(text).toMatch(/\+6 Lens Buts marqués par match : 1,90 \(30 derniers matchs\) 0 Lyon/);
  expect(text).toMatch(/−2 Lens Buts encaissés par match : 1,50 \(30 derniers matchs\) 57 % Victoire Lens/);
  expect(text).toContain("Repos depuis le match précédent Lens 4 jours Lyon 1 jour");
});

it("leaves out the rest that nobody knows", () => {
  const unknown = { ...why, fields: { ...why.fields, awayRest: null } };
  expect(wordsOf(bodyOf(start, unknown, ...reasons))).not.toContain("Repos depuis");
});

it("is not there where nobody can say why, or where the result is hidden", () => {
  expect([bodyOf(start), bodyOf(why, ...reasons), maskedBody, ""].map((each) => draw(each))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it("stands below the chances until the match begins, and as long as they are those that it explains", () => {
  const cards = { decision: null, reasons: draw(body) };
  const before = { status: 1, statusType: 1 };
  const page = (read: string, event: object) =>
    drawMatch(<Chances analysis={readAnalysis(read)} cards={cards} />, { event });
  const others = bodyOf({ ...start, fields: { home: 560, draw: 240, away: 200 } });
  const isThere = (markup: string) => markup.includes("reasons-title");
  expect([page(body, before), page(body, liveHalf), page(others, before)].map(isThere)).toEqual([true, false, false]);
});

it("adds up after rounding, parts that take away included", () => {
  expect(wholeParts([0.441, 0.092, 0.065, 0, -0.024], 57)).toEqual([44, 9, 6, 0, -2]);
  expect(wholeParts([0.4449, 0.0449, -0.0049, -0.0049], 48)).toEqual([44, 4, 0, 0]);
  expect(wholeParts([0.4449, 0.0449, 0.0049], 50)).toEqual([45, 5, 0]);
});

it.each(languages)("is told in the words of %s", (lang) => {
  expect(wordsOf(body, lang)).not.toMatch(/undefined|[{}]/);
});
