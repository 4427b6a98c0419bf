import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League, Participant } from "../../../../../shared/timeline/schedule.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { seasonStatisticsSection } from "../../../../../shared/wire/sections/season-statistics-section.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";
import { countedSeason, hasCounted } from "../../season-statistics/counted-game.ts";
import { toPlayerLeaders, type Leaders } from "../../season-statistics/player-leaders.ts";
import { toTeamStatistics, type TeamStatistic } from "../../season-statistics/team-statistics.ts";
import { statisticLabel } from "../../texts/statistic-label.ts";
import { participantPath } from "../lists/participants.ts";
import { columnLabel } from "../match/player-statistics-body.ts";
import { playerPath } from "../match/player-texts.ts";
import { keepWork } from "./keep-work.ts";

type Rows = Parameters<typeof seasonStatisticsSection.encode>[0]["rows"];
type Row = Rows[number];
type Asked = { readonly league: League; readonly language: Language };

/** A tournament has more sides than a table can show; all of a league have room. */
const mostSides = 40;

/** What a season's matches count of its teams and players; "0" where nothing is counted. */
export const toSeasonStatisticsBody = keepWork({
  key: ({ league, language }: Asked) => `${league.stageId} ${language}`,
  work(context, { league, language }, clock): string {
    const { played, games } = countedSeason(context, league, clock);
    const [first, last] = [games[0], games.at(-1)];
    if (first === undefined || last === undefined) return emptyBody;
    const sides = games.flatMap(({ schedule: { home, away } }) => (away === null ? [home] : [home, away]));
    const teams = [...new Map(sides.map((side) => [side.id, side])).values()];
    const fields = {
      counted: games.length,
      played,
      firstSeconds: first.schedule.startSeconds,
      lastSeconds: last.schedule.startSeconds,
    };
    const rows: Rows = [
      { kind: "matches", fields },
      ...teams.map((team) => toTeam(team, league, language)),
      ...toTeamStatistics(games).map((statistic) => toTeamRow(statistic, league, language)),
      ...toPlayerLeaders(games).map((leaders) => toPlayerRow(leaders, league, language)),
    ];
    return seasonStatisticsSection.encode({ sportId: 0, rows, signature: "" });
  },
});

/** Says that a season counts something, without any of its figures. */
export function toHasStatisticsBody(context: LedgerContext, league: League, clock: Clock): string {
  if (!hasCounted(context, league, clock)) return emptyBody;
  return seasonStatisticsSection.encode({
    sportId: 0,
    rows: [{ kind: "matches", fields: { counted: 1 } }],
    signature: "",
  });
}

/** All teams are named, by which a visitor's hidden team is found. */
const toTeam = (team: Participant, { sportId }: League, language: Language): Row => ({
  kind: "team",
  fields: { teamId: team.id, name: nameIn(team, language), path: participantPath(team, sportId, language) },
});

const toTeamRow = ({ name, isShare, teams }: TeamStatistic, { sportId }: League, language: Language): Row => ({
  kind: "statistic",
  fields: { code: name, label: statisticLabel(name, sportId, language), kind: isShare ? "share" : "team" },
  groups: teams.slice(0, mostSides).map(({ rank, teamId, value, games }) => ({ rank, teamId, value, games })),
});

const toPlayerRow = ({ code, isMean, players }: Leaders, { sportId }: League, language: Language): Row => ({
  kind: "statistic",
  fields: { code, label: columnLabel(code, sportId, language), kind: isMean ? "mark" : "sum" },
  groups: players.map(({ rank, team, player, value, games }) => ({
    rank,
    teamId: team.id,
    player: player.name,
    path: playerPath(player, language),
    value,
    games,
  })),
});
