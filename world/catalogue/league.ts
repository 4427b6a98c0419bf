import { sourceTypes } from "../../shared/sports/source-types.ts";
import { leagueIds } from "../../shared/competitions/football-ids.ts";
import { toTeam } from "./to-team.ts";
import { namesOf, translated } from "../texts/names-of.ts";
import type { League, Participant } from "../../shared/timeline/schedule.ts";

/** The facts of a competition of the built-in world besides its members: facts written by hand. */
export type LeagueFacts = {
  readonly countryKey: string;
  readonly name: string;
  readonly timeZone: string;
  readonly rank: number;
  readonly type: League["type"];
  /** Months in which a season begins: 8 for August to May, 1 for a calendar year. */
  readonly seasonStartMonth: 1 | 8;
  readonly format?: League["format"];
  /** For teams of women or youth, or of whole nations; clubs of men when absent. */
  readonly kind?: "women" | "youth" | "national";
};
/** A league and its members, the stronger first; the simulator takes the order as strength. */
export type WorldLeague = LeagueFacts & { readonly teams: readonly Participant[] };

const soccer = 1;

/** "Marseille OM, Lens LEN": names as printed, each with its three-letter code. */
export function teamsOf(countryKey: string, list: string): readonly Participant[] {
  return list.split(",").map((entry) => {
    const words = entry.trim().split(/\s+/);
    const code = words.pop() ?? "";
    return toTeam(countryKey, words.join(" "), code);
  });
}

export function toLeague(league: LeagueFacts, season: string): League {
  const { countryKey, name, timeZone, rank, type, format } = league;
  return {
    sportId: soccer,
    ...leagueIds(countryKey, name, season),
    ...namesOf((lang) => translated(name, lang)),
    countryKey,
    season,
    sourceType: sourceTypes.yes,
    timeZone,
    rank,
    type,
    ...(format === undefined ? {} : { format }),
  };
}
