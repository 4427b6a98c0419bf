import { isMasked } from "../../../feeds/masked-body.ts";
import type { LeagueFields } from "../../../../shared/wire/league-fields.ts";
import { readChances, type Chance } from "../../../../shared/wire/sections/read-chances.ts";
import type { ChancesTexts } from "../../../i18n/chances-texts.ts";
import { toChosenColumns } from "./chosen-chances.ts";

/** Where a team stands in its league, and how the season may end for it. */
export type TeamSeason = {
  readonly rank: number;
  readonly teams: number;
  readonly games: number;
  readonly points: number;
  readonly expectedPoints: number;
  readonly chances: readonly { readonly name: string; readonly chance: Chance }[];
};

/** The words of the tab of chances that a team's page uses. */
export type OutlookTexts = Pick<
  ChancesTexts,
  "heading" | "inPercent" | "champion" | "expected" | "certain" | "impossible"
>;

/** The end of a season for a team. It comes with its words, so that the page of a team without chances loads none of them. */
export type SeasonOutlook = {
  readonly league: string;
  readonly flag: string | null;
  /** The path of the competition's tab of chances. */
  readonly path: string | null;
  readonly texts: OutlookTexts;
  readonly feedName: string;
  /** Null where it would reveal a hidden result: it is loaded when the visitor asks to see it. */
  readonly season: TeamSeason | null;
};

type Found = Pick<SeasonOutlook, "path" | "texts" | "feedName"> & { readonly league: LeagueFields };

/** Returns null where the league has no chances, or the team is not in it. */
export function toOutlook(
  { league, path, texts, feedName }: Found,
  body: string,
  teamId: string,
): SeasonOutlook | null {
  const season = toTeamSeason(body, teamId, texts);
  if (season === null && !isMasked(body)) return null;
  return { league: league.name ?? league.title ?? "", flag: league.flag ?? null, path, texts, feedName, season };
}

export function toTeamSeason(body: string, teamId: string, texts: OutlookTexts): TeamSeason | null {
  const chances = readChances(body);
  const team = chances?.teams.find((each) => each.teamId === teamId);
  if (chances == null || team === undefined) return null;
  const { rank, games, points, expectedPoints, zones } = team;
  return {
    rank,
    teams: chances.teams.length,
    games,
    points,
    expectedPoints,
    chances: toChosenColumns(zones).flatMap((column) => {
      const [zone, chance] = [chances.zones[column], zones[column]];
      return zone === undefined || chance === undefined ? [] : [{ name: zone.label || texts.champion, chance }];
    }),
  };
}
