import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { placesSection } from "../../../../../shared/wire/sections/places-section.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { rulesForCompetition } from "../../standings/competition-rules.ts";
import { toPlacesByRound } from "../../standings/places-by-round.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { participantPath } from "../lists/participants.ts";

/** The place of each team after each round; "0" for a season without one table and rounds. */
export function toPlacesBody(matches: readonly SeasonMatch[], league: League, language: Language): string {
  const rules = rulesForCompetition(league.sportId, competitionKey(league), league.season);
  const known = toPlacesByRound(matches, rules, league);
  if (known === null) return emptyBody;
  const { rounds, isOpen, teams } = known;
  const head = { kind: "rounds" as const, fields: { numbers: rounds, ...(isOpen ? { isOpen: 1 } : {}) } };
  const rows = teams.map(({ participant, places }) => ({
    kind: "team" as const,
    fields: {
      team: nameIn(participant, language),
      teamId: participant.id,
      path: participantPath(participant, league.sportId, language),
      places,
    },
  }));
  return placesSection.encode({ sportId: 0, rows: [head, ...rows], signature: "" });
}
