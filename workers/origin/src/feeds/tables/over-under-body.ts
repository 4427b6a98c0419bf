import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { overUnderSection, type overUnderKinds } from "../../../../../shared/wire/sections/over-under-section.ts";
import type { Section } from "../../../../../shared/wire/section.ts";
import { tableTab } from "../../../../../shared/competitions/table-tabs.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League, Participant } from "../../../../../shared/timeline/schedule.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { toTableGames } from "../../standings/table-matches.ts";
import { totalLinesOf } from "../../standings/total-lines.ts";
import { participantPath } from "../lists/participants.ts";
import { toNation } from "./table-rows.ts";
import { tabText } from "./tab-text.ts";
import { titleOf } from "./table-title.ts";

type OverUnderFeedRow = Section<typeof overUnderKinds>["rows"][number];
type Asked = { readonly league: League; readonly language: Language };
type Totals = { readonly participant: Participant; readonly totals: number[] };

/** How often the games of each participant exceeded each line of the sport: games that are over count. */
export function toOverUnderBody(matches: readonly SeasonMatch[], { league, language }: Asked): string {
  const lines = totalLinesOf(league.sportId);
  const tables = lines === null ? [] : toTableGames(matches, league.format);
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
