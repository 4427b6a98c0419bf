import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { overUnderSection, type overUnderKinds } from "../../../../../shared/wire/sections/over-under-section.ts";
import type { Section } from "../../../../../shared/wire/section.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League, Participant } from "../../../../../shared/timeline/schedule.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import { rulesForCompetition } from "../../standings/competition-rules.ts";
import { toTableGames } from "../../standings/table-matches.ts";
import { participantPath } from "../lists/participants.ts";
import { toNation } from "./table-rows.ts";
import { titleOf, tabText } from "./table-title.ts";

type OverUnderFeedRow = Section<typeof overUnderKinds>["rows"][number];
type Asked = { readonly league: League; readonly language: Language };
type Totals = { readonly participant: Participant; readonly totals: number[] };

/** Totals that the games of a sport are compared with, and the one that about half of them exceed. */
type TotalLines = { readonly lines: readonly number[]; readonly usual: number };

const upward = (first: number, step: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

/** Sports whose games have a usual number of goals or runs; where leagues differ widely, no line suits all of them. */
const bySport: ReadonlyMap<number, TotalLines> = new Map<number, TotalLines>([
  [sportIds.soccer, { lines: upward(0.5, 1, 6), usual: 2.5 }],
  [sportIds.hockey, { lines: upward(3.5, 1, 5), usual: 5.5 }],
  [sportIds.handball, { lines: upward(50.5, 3, 5), usual: 56.5 }],
  [sportIds.futsal, { lines: upward(4.5, 1, 5), usual: 6.5 }],
  [sportIds.floorball, { lines: upward(8.5, 1, 5), usual: 10.5 }],
  [sportIds["beach-soccer"], { lines: upward(6.5, 1, 5), usual: 8.5 }],
  [sportIds.baseball, { lines: upward(6.5, 1, 5), usual: 8.5 }],
]);

/** Null where a sport has none. */
const totalLinesOf = (sportId: number): TotalLines | null => bySport.get(sportId) ?? null;

/** How often the games of each participant exceeded each line of the sport: games that are over count. */
export function toOverUnderBody(matches: readonly SeasonMatch[], { league, language }: Asked): string {
  const lines = totalLinesOf(league.sportId);
  const { split } = rulesForCompetition(league.sportId, competitionKey(league), league.season);
  const tables = lines === null ? [] : toTableGames(matches, league.format, split);
  if (lines === null || tables.length === 0) return emptyBody;
  const name = tabText(tableTab.overUnder, language);
  const rows: readonly OverUnderFeedRow[] = [
    { kind: "lines", fields: { lines: lines.lines.join("|"), usual: String(lines.usual) } },
    ...tables.flatMap(({ group, matches: games }): readonly OverUnderFeedRow[] => [
      { kind: "head", fields: { title: titleOf(league, group, language), name } },
      ...toTotals(games).map(({ participant, totals }): OverUnderFeedRow => ({
        kind: "row",
        fields: {
          team: nameIn(participant, language),
          teamId: participant.id,
          path: participantPath(participant, league.sportId, language),
          ...toNation(participant, league.sportId, language),
          played: totals.length,
          goals: totals.reduce((sum, total) => sum + total, 0),
          over: lines.lines.map((line) => totals.filter((total) => total > line).length).join("|"),
        },
      })),
    ]),
  ];
  return overUnderSection.encode({ sportId: 0, rows, signature: "" });
}

/** Everybody of a table by name, with the goals of each of their games that is over. */
function toTotals(matches: readonly SeasonMatch[]): readonly Totals[] {
  const byId = new Map<string, Totals>();
  for (const { home, away, phase, match } of matches) {
    for (const participant of [home, away]) {
      const own = byId.get(participant.id) ?? { participant, totals: [] };
      byId.set(participant.id, own);
      if (phase === "over" && match !== null) own.totals.push(match.score[0] + match.score[1]);
    }
  }
  return [...byId.values()].toSorted((a, b) => (a.participant.slug < b.participant.slug ? -1 : 1));
}
