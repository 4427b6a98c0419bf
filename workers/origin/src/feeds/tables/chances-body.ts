import { createCache } from "../../../../../shared/basics/cache.ts";
import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { chancesSection, type chancesKinds } from "../../../../../shared/wire/sections/chances-section.ts";
import type { Section } from "../../../../../shared/wire/section.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { rulesOf, type LedgerSeason } from "../../chances/season-text.ts";
import { seedOf } from "../../../../../shared/standings/chances/open-season.ts";
import { toSeasonChances, type SeasonChances } from "../../../../../shared/standings/chances/season-chances.ts";
import { toKnownSeason, type KnownSeason } from "../../chances/known-season.ts";
import type { SeasonMatch } from "../../standings/season-match.ts";
import { zoneKinds } from "../../standings/zone-kinds.ts";
import type { Zone } from "../../standings/zones.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { participantPath } from "../lists/participants.ts";

type ChancesFeedRow = Section<typeof chancesKinds>["rows"][number];

/**
 * Keeps the chances of the last leagues by their seeds. A seed names all that chances depend on, so each result is simulated once for all
 * languages, and a late view of a ledger shares what was simulated then.
 */
const kept = createCache<SeasonChances>(64);

export const chancesOfNow = ({ season }: KnownSeason): SeasonChances =>
  kept.remember(seedOf(season), () => toSeasonChances(season));

/** The chances of a season at an instant; "0" where a ledger says none. */
export function toChancesBody(known: LedgerSeason | null, language: Language, nowSeconds?: number): string {
  if (known === null) return emptyBody;
  const { rules, zones } = rulesOf(known);
  const own = toKnownSeason({ ...known, rules, nowSeconds });
  if (own === null) return emptyBody;
  const chances = chancesOfNow(own);
  const rows = [
    ...toSimulation(own, chances, language),
    ...zones.map((zone) => toZone(zone, language)),
    ...toTeams(known.matches, chances, known.league.sportId, language),
  ];
  return chancesSection.encode({ sportId: 0, rows, signature: "" });
}

function toSimulation(
  { season, played, left }: KnownSeason,
  { seasons }: SeasonChances,
  language: Language,
): readonly ChancesFeedRow[] {
  const last = played.at(-1);
  if (last === undefined) return [];
  const { eventId, startSeconds, home, away, match } = last;
  const fields = {
    seasons,
    seed: seedOf(season),
    gamesPlayed: played.length,
    gamesLeft: left.length,
    gamesRunning: season.left.filter(({ soFar }) => soFar !== undefined).length,
    eventId,
    startSeconds,
    homeName: nameIn(home, language),
    awayName: nameIn(away, language),
    score: match?.score.join(":") ?? "",
  };
  return [{ kind: "simulation", fields }];
}

const toZone = ({ code, kind, from, to }: Zone, language: Language): ChancesFeedRow => ({
  kind: "zone",
  fields: { code, label: textsIn(language).zones[kind], colour: zoneKinds[kind].colour, from, to },
});

function toTeams(
  matches: readonly SeasonMatch[],
  { teams }: SeasonChances,
  sportId: number,
  language: Language,
): readonly ChancesFeedRow[] {
  const byId = new Map(matches.flatMap(({ home, away }) => [home, away]).map((each) => [each.id, each]));
  return teams.flatMap(({ participantId, rank, played, points, expectedPoints, best, worst, places }) => {
    const participant = byId.get(participantId);
    if (participant === undefined) return [];
    const fields = {
      rank,
      team: nameIn(participant, language),
      teamId: participantId,
      path: participantPath(participant, sportId, language),
      played,
      points,
      expectedPoints: Math.round(expectedPoints * 10) / 10,
      best,
      worst,
      places,
    };
    return [{ kind: "team" as const, fields }];
  });
}
