import { sportById } from "../../../../shared/sports/catalogue.ts";
import { competitionRules } from "./competition-rules.ts";
import { defaultRules, sportRules } from "./sport-rules.ts";
import type { StandingsRules } from "./standings-rules.ts";

/**
 * The rules of a competition, those of its sport when it has none of its own. `competition` is the league's country key
 * and slug: "FR/ligue-1".
 */
export function rulesForCompetition(sportId: number, competition: string): StandingsRules {
  const sport = sportById(sportId);
  if (sport === null) return defaultRules;
  const own = competitionRules[sport.name]?.[competition];
  return own ?? sportRules[sport.name] ?? defaultRules;
}
