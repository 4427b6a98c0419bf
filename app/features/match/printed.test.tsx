import { expect, it } from "vitest";
import { analysisSection } from "../../../shared/feed/sections/analysis.ts";
import { readAnalysis } from "../../../shared/feed/sections/read-analysis.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { createPrinter } from "../../rendering/create-printer.server.ts";
import { outcomeParts } from "../match-row/outcome-parts.ts";
import { drawMatch, goals, liveHalf, nowSeconds } from "./drawn-match.fixture.tsx";
import { Printed } from "./printed.tsx";
import type { AroundSides } from "./summary/around.tsx";
import { Summary } from "./summary/summary.tsx";

await outcomeParts.prepare();
await loadAllTexts();

const minutes = (value: number) => Array.from({ length: 47 }, () => value);
const analysisOf = (expected: number) =>
  readAnalysis(
    analysisSection.encode({
      sportId: 1,
      signature: "",
      rows: [
        { kind: "start", fields: { home: 450, draw: 270, away: 280 } },
        {
          kind: "period",
          fields: {
            number: 1,
            label: "1re mi-temps",
            firstMinute: 0,
            regularMinutes: 45,
            momentum: minutes(40),
            homeChances: minutes(500),
            awayChances: minutes(240),
          },
        },
        {
          kind: "mark",
          fields: { id: "a", side: 1, sign: 1, period: 1, step: 22, minute: "23'", player: "Thauvin F." },
        },
        {
          kind: "shot",
          fields: {
            id: "s",
            side: 1,
            minute: "23'",
            player: "<b>",
            x: 90,
            y: 40,
            outcome: 1,
            body: 2,
            situation: 1,
            expected,
          },
        },
      ],
    }),
  );
const sideOf = (name: string): AroundSides[number] => {
  const game = { startSeconds: nowSeconds - 70_000, home: name, away: "Nice", score: [2, 1], result: "win" } as const;
  return { name, form: ["win", "loss"], last: { eventId: "1Event01", ...game }, next: null, missing: [] };
};
const around = [sideOf("Lens"), sideOf("Lyon")] as const;
const innings = "AC÷1re manche¬IG÷312¬IH÷0¬~";
/** Of the second half; the longest score of a match gives all of its periods their width. */
const goalAt = (score: number) => `III÷e¬IA÷1¬IB÷70'¬IE÷3¬INX÷${score}¬IOX÷1¬IF÷Saïd W.¬IK÷But¬~`;

type Drawn = Parameters<typeof drawMatch>[1] & {
  readonly body?: string;
  readonly expected?: number;
  readonly sides?: AroundSides;
};
const summaryOf = ({ body = goals, expected = 0.336, sides = around, ...options }: Drawn) =>
  drawMatch(<Summary body={body} analysis={analysisOf(expected)} around={sides} />, options);

/** Each differs from the first in one thing that the cards are drawn from. */
const drawn: readonly Drawn[] = [
  { event: liveHalf },
  { event: { ...liveHalf, homeName: "RC Lens" } },
  { event: { ...liveHalf, awayName: "OL" } },
  { event: { ...liveHalf, status: eventStatus.halfTime } },
  { event: { ...liveHalf, status: eventStatus.penalties } },
  { event: { ...liveHalf, statusType: 3, status: eventStatus.finished } },
  { event: liveHalf, sportId: sportIds.handball },
  { event: liveHalf, sportId: sportIds.tennis },
  { event: liveHalf, lang: "de" },
  { event: liveHalf, timeZone: "Pacific/Auckland" },
  { event: liveHalf, todayEpochDay: 20_900 },
  { event: liveHalf, expected: 0.05 },
  { event: liveHalf, sides: [sideOf("Lens"), sideOf("OL")] },
  { event: liveHalf, body: goals.replace("Thauvin", "Saint-Maximin") },
  { event: liveHalf, body: goals + goalAt(2) },
  { event: liveHalf, body: goals + goalAt(110) },
  { event: { ...liveHalf, homeCode: "BAN" }, body: innings, sportId: sportIds.cricket },
  { event: { ...liveHalf, homeCode: "IND" }, body: innings, sportId: sportIds.cricket },
  { event: { ...liveHalf, serve: 1 }, body: innings.replace("312", "0"), sportId: sportIds.cricket },
  { event: { ...liveHalf, serve: 2 }, body: innings.replace("312", "0"), sportId: sportIds.cricket },
];

it("prints for every match what a browser takes over without a difference, whatever was printed before", () => {
  const openSheet = createPrinter();
  const markups = drawn.map((options) => summaryOf({ ...options, sheet: openSheet() }));
  expect(markups).toEqual(drawn.map((options) => summaryOf(options)));
  expect(new Set(markups).size, "each differs from the others").toBe(drawn.length);
  expect(
    drawn.map((options) => summaryOf({ ...options, sheet: openSheet() })),
    "kept",
  ).toEqual(markups);
});

it("draws a card once as long as its data stay what they are", () => {
  const openSheet = createPrinter();
  let draws = 0;
  const draw = (minute: string, lang: "fr" | "de" = "fr") => {
    const card = (
      <Printed
        tag="section"
        className="card"
        aria-labelledby="title"
        drawnFrom={["card", { minute }]}
        draw={() => <b>{`${minute} ${(draws += 1)}`}</b>}
      />
    );
    return drawMatch(card, { lang, sheet: openSheet() });
  };
  expect(draw("12'")).toBe('<section class="card" aria-labelledby="title"><b>12&#x27; 1</b></section>');
  expect(draw("12'")).toContain("12&#x27; 1");
  expect(draw("13'")).toContain("13&#x27; 2");
  expect(draw("12'", "de")).toContain("12&#x27; 3");
});
