import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { League } from "../../../../shared/timeline/schedule.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { toTableGames } from "../standings/table-matches.ts";
import type { ZoneKind } from "../standings/zone-kinds.ts";
import type { Zone } from "../standings/zones.ts";

/** Places after which the season goes on, so that the table does not say who wins it. */
const goingOn: ReadonlySet<ZoneKind> = new Set<ZoneKind>([
  "championship",
  "playOffs",
  "playIn",
  "nextRound",
  "roundOf16",
  "knockOutPlayOffs",
  "relegationGroup",
]);

const mostTeams = 32;

/**
 * Whether a season is decided by one table of known rules, in which points come first: only then do its chances follow from its games.
 * A league without zones is left out, because nobody has looked up how its season is divided. The model suits football, and no other
 * sport was measured (docs/models.md).
 */
export function isPlainLeague(
  { sportId, format = "table" }: Pick<League, "sportId" | "format">,
  { criteria, points, split, carries }: StandingsRules,
  zones: readonly Zone[],
  matches: readonly SeasonMatch[],
): boolean {
  if (sportId !== sportIds.soccer || format !== "table" || split !== undefined || carries !== undefined) return false;
  if (criteria[0] !== "points" || points.bonus !== undefined) return false;
  if (zones.length === 0 || zones.some(({ kind }) => goingOn.has(kind))) return false;
  const [table, ...others] = toTableGames(matches, format);
  if (table === undefined || others.length > 0 || table.group !== "" || table.carried.length > 0) return false;
  const teams = new Set(matches.flatMap(({ home, away }) => [home.id, away.id]));
  return table.matches.length === matches.length && teams.size <= mostTeams;
}
