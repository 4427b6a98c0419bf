import { brierOf, outcomeOf, rankedProbabilityOf } from "../shared/sports/football/forecast-scores.ts";
import { orderForecast, orderModel, rankLead, type OrderModel } from "../shared/sports/football/order-forecast.ts";
import { createRanksBefore } from "../shared/standings/ranks-before.ts";
import { fitLogistic } from "./models/logistic.ts";
import { readClubSeasons, type ClubSeason, type PastMatch } from "./models/read-results.ts";

const usage = `usage: node scripts/fit-order.ts CLUBS [--fit]
CLUBS: a folder of football.json files
Measures the forecast by the table's order on leagues of 2025-26; --fit looks for its figures on those before.`;

/** "2024-25/fr.1.json": a league, in which everybody meets everybody; no cup. */
const leagueFile = /^(\d{4})-\d\d\/[a-z]{2}\.\d\.json$/;
const heldOutFrom = 2025;
const daySeconds = 86_400;
/** The order of most leagues; where they compare head-to-head first, few ranks differ. */
const rules = {
  points: { win: 3, draw: 1, loss: 0 },
  criteria: ["points", "difference", "scored"],
} as const;

process.exitCode = main(process.argv.slice(2));

function main(words: readonly string[]): number {
  const [folder] = words.filter((word) => !word.startsWith("--"));
  if (folder === undefined) {
    console.error(usage);
    return 2;
  }
  const seasons = readClubSeasons(folder).flatMap((season) => {
    const year = Number(leagueFile.exec(season.file)?.[1]);
    return Number.isNaN(year) ? [] : [{ year, positioned: withPositions(season) }];
  });
  const of = (isWanted: (year: number) => boolean) =>
    seasons.filter(({ year }) => isWanted(year)).flatMap(({ positioned }) => positioned);
  if (words.includes("--fit")) fit(of((year) => year < heldOutFrom));
  measure(of((year) => year >= heldOutFrom));
  return 0;
}

type Positioned = { readonly match: PastMatch; readonly positions: Parameters<typeof orderForecast>[0] };

/** Each match with the ranks of both sides before its day. */
function withPositions({ matches }: ClubSeason): readonly Positioned[] {
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const dated = matches.map(({ home, away, score, day }) => ({
    homeId: home,
    awayId: away,
    score,
    startSeconds: day * daySeconds,
  }));
  const ranksBefore = createRanksBefore(teams, dated, rules);
  return matches.map((match) => {
    const ranks = ranksBefore(match.day * daySeconds);
    const rankOf = (team: string) => ranks.get(team) ?? 1;
    return { match, positions: { home: rankOf(match.home), away: rankOf(match.away), teams: teams.length } };
  });
}

/** Both wins share a slope, so each match is two samples: whether home won, and whether away did. */
function fit(matches: readonly Positioned[]): void {
  const samples = matches.flatMap(({ match, positions }) => {
    const [lead, outcome] = [rankLead(positions), outcomeOf(match.score)];
    return [
      { x: [1, 0, lead], y: outcome === "home" },
      { x: [1, 1, -lead], y: outcome === "away" },
    ];
  });
  const [home = 0, less = 0, slope = 0] = fitLogistic(samples, [0, 0, 0]);
  const model: OrderModel = { home: round(home), away: round(home + less), slope: round(slope) };
  console.log(`fitted on ${matches.length} matches:`, model);
}

function measure(matches: readonly Positioned[]): void {
  const mean = (of: (each: Positioned) => number) =>
    (matches.reduce((sum, each) => sum + of(each), 0) / matches.length).toFixed(4);
  const shareOf = (outcome: string) =>
    matches.filter(({ match }) => outcomeOf(match.score) === outcome).length / matches.length;
  const base = { home: shareOf("home"), draw: shareOf("draw"), away: shareOf("away") };
  console.log(`${matches.length} matches of leagues from ${heldOutFrom} on; figures:`, orderModel);
  console.log("| forecast | Brier | ranked probability score |\n| --- | --- | --- |");
  for (const [name, of] of [
    ["the table's order", ({ positions }: Positioned) => orderForecast(positions)],
    ["the shares of these very matches", () => base],
  ] as const)
    console.log(
      `| ${name} | ${mean((each) => brierOf(of(each), outcomeOf(each.match.score)))} | ${mean((each) => rankedProbabilityOf(of(each), outcomeOf(each.match.score)))} |`,
    );
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
