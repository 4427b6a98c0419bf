import { sportIds } from "../shared/sports/sport-ids.ts";
import { emptyTally, skillOf, type StrengthTally } from "../shared/strength/judge-day.ts";
import type { StrengthGame } from "../shared/strength/rate-day.ts";
import { createStrengthBook } from "../shared/strength/strength-book.ts";
import { averageStrength, levelStep, strengthModelOf, type StrengthModel } from "../shared/strength/strength-model.ts";
import { winnerByScore } from "../shared/timeline/winner.ts";
import { readClubSeasons, readInternationals, type PastMatch } from "./models/read-results.ts";

const usage = `usage: node scripts/fit-strength.ts CLUBS INTERNATIONALS [--fit]
CLUBS: a folder of football.json files; INTERNATIONALS: one with results.csv and goalscorers.csv
Measures strengths on matches from the days below on, each foretold from those before it; --fit compares figures of the model on earlier ones.`;

const dayOf = (text: string): number => Date.parse(text) / 86_400_000;
/** The matches that the figures were chosen on, and those that they are measured on. */
const fitted = {
  clubs: [dayOf("2024-10-01"), dayOf("2025-07-01")],
  internationals: [dayOf("1990-01-01"), dayOf("2015-01-01")],
} as const;
const measured = { clubs: [dayOf("2025-07-01"), Infinity], internationals: [dayOf("2015-01-01"), Infinity] } as const;

type Span = readonly [from: number, to: number];
type Day = { readonly day: number; readonly games: readonly StrengthGame[] };

process.exitCode = main(process.argv.slice(2));

/** Returns 2 for a wrong call. */
function main(words: readonly string[]): number {
  const [clubFolder, internationalFolder] = words.filter((word) => !word.startsWith("--"));
  if (clubFolder === undefined || internationalFolder === undefined) {
    console.error(usage);
    return 2;
  }
  const all = {
    clubs: toDays(readClubs(clubFolder)),
    internationals: toDays(
      readInternationals(internationalFolder).map((match) => toGame(match, "world", averageStrength)),
    ),
  };
  const model = strengthModelOf(sportIds.soccer);
  if (words.includes("--fit")) compare(all);
  for (const name of ["clubs", "internationals"] as const) report(name, all[name], measured[name], model);
  return 0;
}

type DatedGame = StrengthGame & { readonly day: number };

/** European cups write the country behind a club's name: "Arsenal FC (ENG)". */
function clubOf(name: string): string {
  return name.replace(/ \([A-Z]{3}\)$/, "");
}

function readClubs(folder: string): readonly DatedGame[] {
  return readClubSeasons(folder).flatMap(({ file, matches }) => {
    const [, competition = ""] = /([a-z.0-9]+)\.json$/.exec(file) ?? [];
    const level = Number(/\.(\d)$/.exec(competition)?.[1] ?? 1);
    return matches.map((match) => toGame(match, competition, averageStrength - (level - 1) * levelStep));
  });
}

function toGame({ day, home, away, score }: PastMatch, tournamentId: string, entry: number): DatedGame {
  return { day, homeId: clubOf(home), awayId: clubOf(away), score, winner: winnerByScore(score), tournamentId, entry };
}

function toDays(games: readonly DatedGame[]): readonly Day[] {
  const days = new Map<number, StrengthGame[]>();
  for (const game of games) days.set(game.day, [...(days.get(game.day) ?? []), game]);
  return [...days].toSorted(([a], [b]) => a - b).map(([day, own]) => ({ day, games: own }));
}

/** The tally of the matches of a span, foretold with all that came before. */
function tallyOf(days: readonly Day[], [from, to]: Span, model: StrengthModel): StrengthTally {
  const book = createStrengthBook({ strengths: new Map(), entrants: [], tally: emptyTally }, model);
  let before: StrengthTally = emptyTally;
  let last: StrengthTally = emptyTally;
  for (const { day, games } of days) {
    if (day >= to) break;
    const rated = book.rate(day, games);
    if (day < from) before = rated.tally;
    last = rated.tally;
    book.settle(rated);
  }
  return {
    counts: last.counts,
    forecasts: last.forecasts - before.forecasts,
    ours: last.ours - before.ours,
    base: last.base - before.base,
    squares: last.squares - before.squares,
  };
}

function report(name: string, days: readonly Day[], span: Span, model: StrengthModel): void {
  const tally = tallyOf(days, span, model);
  const { ours, base, margin } = skillOf(tally);
  console.log(`| ${name} | ${tally.forecasts} | ${ours.toFixed(4)} | ${base.toFixed(4)} | ${margin.toFixed(4)} |`);
}

function compare(all: { readonly clubs: readonly Day[]; readonly internationals: readonly Day[] }): void {
  for (const step of [6, 8, 10, 12, 14, 18, 22])
    for (const marginWeight of [0, 0.4, 0.8, 1.2]) {
      const model = { step, marginWeight };
      const scores = (["clubs", "internationals"] as const).map((name) => {
        const { ours, base } = skillOf(tallyOf(all[name], fitted[name], model));
        return `${ours.toFixed(4)} of ${base.toFixed(4)}`;
      });
      console.log(step, marginWeight, scores.join(" · "));
    }
}
