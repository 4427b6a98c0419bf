import type { DayFeed, DayLeague } from "../shared/wire/day-feed.ts";
import type { EventFields } from "../shared/wire/event-fields.ts";
import type { LeagueFields } from "../shared/wire/league-fields.ts";
import { contentHash } from "../shared/wire/content-hash.ts";
import { stableId } from "../shared/sports/stable-id.ts";

const dayStartSeconds = 1_760_000_400;
const countries = ["FRANCE", "ENGLAND", "ESPAGNE", "ALLEMAGNE", "ITALIE", "BRÉSIL", "ARGENTINE", "CÔTE D'IVOIRE"];
const clubs = ["Saint-Étienne", "Racing", "Olympique", "Union", "Atlético", "Sporting", "Göteborg", "Real", "Étoile"];
const towns = ["Lens", "Lille", "Nîmes", "Abidjan", "Córdoba", "Mönchen", "Plate", "Newcastle", "Belo Horizonte"];

/** A soccer day with every cell that a full list usually carries; the same numbers give the same day. */
export function toSoccerDay(eventCount: number, seed = 1): DayFeed {
  const next = createRandom(seed);
  const leagues: DayLeague[] = [];
  for (let index = 0; index < eventCount; index += 8) {
    const league = toLeague(leagues.length, next);
    const count = Math.min(8, eventCount - index);
    leagues.push({ league, events: Array.from({ length: count }, (_, at) => toEvent(index + at, next)) });
  }
  return { sportId: 1, leagues, signature: contentHash(String(seed)) };
}

type Random = (below: number) => number;

function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

const pick = (list: readonly string[], next: Random) => list[next(list.length)] ?? "";

function toLeague(index: number, next: Random): LeagueFields {
  const countryName = pick(countries, next);
  const templateId = stableId(1, "template", String(index));
  return {
    title: `${countryName}: Division ${index}`,
    templateId,
    countryId: String(1 + next(240)),
    countryName,
    stageId: stableId(1, "stage", String(index)),
    tournamentId: stableId(1, "tournament", String(index)),
    type: pick(["t", "p", "s", "c"], next),
    sourceType: 1,
    liveTable: 1,
    standings: 1,
    templateKey: `77_${templateId}`,
    stageKind: 2,
    path: `/football/pays/division-${index}/`,
    sortKey: `01-${countryName.padEnd(20, ".")}-00${index}`,
    image: `${templateId}-x8k.png`,
    flag: "fr",
  };
}

function toEvent(index: number, next: Random): EventFields {
  const homeName = `${pick(clubs, next)} ${pick(towns, next)}`;
  const awayName = `${pick(clubs, next)} ${pick(towns, next)}`;
  const startSeconds = dayStartSeconds + next(288) * 300;
  return {
    id: stableId(1, "event", String(index)),
    startSeconds,
    endSeconds: startSeconds,
    homeNameShown: homeName,
    swappedSides: 0,
    liveCentre: 1,
    betslipMode: 0,
    addedTime: null,
    ...toSides(homeName, awayName, next),
    ...toProgress(startSeconds, next),
    moreContent: 1,
    liveBetting: "y",
    liveBookmakerIds: ["16", "141", "160"],
    ...(index % 4 === 0 && { broadcast: '{"1":[{"TVI":"12","BU":"","BN":"Canal+ Foot","BAF":""}]}' }),
  };
}

function toSides(homeName: string, awayName: string, next: Random): EventFields {
  const [home, away] = [String(next(1e6)), String(next(1e6))];
  return {
    homeCode: homeName.slice(0, 3).toUpperCase(),
    homeParticipantId: stableId(1, home),
    homeName,
    homeFullName: homeName,
    homeEventParticipantId: stableId(1, "at", home),
    homeSlug: homeName.toLowerCase().replaceAll(" ", "-"),
    homeCountryName: "France",
    homeUnderReview: 0,
    homeImage: `${stableId(1, "image", home)}-a1.png`,
    awayCode: awayName.slice(0, 3).toUpperCase(),
    awayParticipantId: stableId(1, away),
    awayName,
    awayFullName: awayName,
    awayEventParticipantId: stableId(1, "at", away),
    awaySlug: awayName.toLowerCase().replaceAll(" ", "-"),
    awayCountryName: "France",
    awayUnderReview: 0,
    awayImage: `${stableId(1, "image", away)}-a1.png`,
  };
}

/** A third of the day is over, a third runs, a third is to come. */
function toProgress(startSeconds: number, next: Random): EventFields {
  const [period1, period2] = [
    [next(3), next(3)],
    [next(3), next(3)],
  ] as const;
  const phase = next(3);
  if (phase === 0) return { statusType: 1, statusTypeShown: 1, status: 1, minute: -1 };
  if (phase === 1) {
    return {
      statusType: 2,
      statusTypeShown: 2,
      status: 12,
      live: "y",
      minute: null,
      statusStartSeconds: startSeconds + 60,
      homeScore: period1[0],
      homePeriod1: period1[0],
      homeRedCards: 0,
      awayScore: period1[1],
      awayPeriod1: period1[1],
      awayRedCards: 0,
    };
  }
  const [homeScore, awayScore] = [period1[0] + period2[0], period1[1] + period2[1]];
  const winner = homeScore === awayScore ? 0 : homeScore > awayScore ? 1 : 2;
  return {
    statusType: 3,
    statusTypeShown: 3,
    status: 3,
    minute: -1,
    statusStartSeconds: startSeconds + 3_900,
    homeScore,
    homeFullTime: homeScore,
    homePeriod1: period1[0],
    homePeriod2: period2[0],
    awayScore,
    awayFullTime: awayScore,
    awayPeriod1: period1[1],
    awayPeriod2: period2[1],
    winner,
    winnerFullTime: winner,
  };
}
