import { stableId } from "../../../shared/identity/stable-id.ts";
import { parseTimeOfDay } from "../../../shared/time/zoned.ts";
import { seasonAt } from "../../catalogue/season.ts";
import type { Competition } from "../../catalogue/sports/competition.ts";
import { toLeague, toStarter } from "../../catalogue/sports/to-league.ts";
import type { Fixture } from "../../../shared/providers/provider.ts";
import { randomOf, shuffled } from "../../../shared/random/random.ts";
import { roundPairs, roundsPerSeason } from "../round-robin.ts";
import { playerSports } from "../../../shared/sports/player-sports.ts";

const daySeconds = 86_400;

/**
 * A competition's games of a UTC day: the rounds of a round-robin follow each other over its daily starts. A participant
 * that would play twice on a day, where one round ends and the next begins, has the second game left out.
 */
export function duelFixtures(seed: string, competition: Competition, day: number): readonly Fixture[] {
  const { names, startsUtc, everyDays = 1 } = competition;
  if (day % everyDays !== 0) return [];
  const order = shuffled(randomOf(seed, "order", competition.sportId, competition.countryKey, competition.name), names);
  const matchesPerRound = Math.floor(names.length / 2);
  const seen = new Set<string>();
  return startsUtc.flatMap((start, index): readonly Fixture[] => {
    const match = (day / everyDays) * startsUtc.length + index;
    const round = Math.floor(match / matchesPerRound) % roundsPerSeason(names.length);
    const [home, away] = roundPairs(names.length, round)[match % matchesPerRound] ?? [0, 0];
    const [homeName, awayName] = [order[home] ?? "", order[away] ?? ""];
    if (seen.has(homeName) || seen.has(awayName)) return [];
    seen.add(homeName).add(awayName);
    const startSeconds = day * daySeconds + (parseTimeOfDay(start) ?? 0) * 60;
    return [toFixture(competition, homeName, awayName, startSeconds, round)];
  });
}

function toFixture(
  competition: Competition,
  homeName: string,
  awayName: string,
  startSeconds: number,
  round: number,
): Fixture {
  const { sportId } = competition;
  const league = toLeague(competition, seasonAt(competition.seasonStartMonth, startSeconds));
  const [home, away] = [toStarter(competition, homeName), toStarter(competition, awayName)];
  return {
    league,
    schedule: {
      // Short leagues go round more than once a year: the day tells those games apart, and simulated games never move.
      eventId: stableId(sportId, "simulated", league.stageId, String(startSeconds), home.id, away.id),
      leagueStageId: league.stageId,
      sportId,
      startSeconds,
      timeKnown: true,
      round: playerSports.has(sportId) ? "" : String(round + 1),
      home,
      away,
      provider: "simulator",
      clockRate: 1,
    },
  };
}
