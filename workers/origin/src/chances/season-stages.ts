import { createCache } from "../../../../shared/basics/cache.ts";
import { seedOf, type OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import { toSeasonChances, type TeamChances } from "../../../../shared/standings/chances/season-chances.ts";
import { seasonAfter, type KnownSeason } from "./known-season.ts";

/** A stage of a season: what could happen after so many of its games. */
export type SeasonStage = {
  readonly games: number;
  /** Of the last one of these games. */
  readonly startSeconds: number;
  readonly teams: readonly TeamChances[];
};

/** A chance of a half is then off by 1.6 per cent in one case of three. The present has ten times as many. */
export const stageSeasons = 1000;

const mostEarlier = 12;

/** The chances of earlier stages by their seeds. A stage follows from the games before it, so a new result changes none of them. */
const kept = createCache<readonly TeamChances[]>(1024);

/**
 * After how many games the earlier stages of a season are: as many as a round has, or a multiple of it, so that there are at most 12.
 * @param roundSize games in a round
 */
export function toStageSizes(gamesPlayed: number, roundSize: number): readonly number[] {
  const rounds = Math.ceil(gamesPlayed / roundSize) - 1;
  const step = Math.max(1, Math.ceil(rounds / mostEarlier)) * roundSize;
  return Array.from({ length: Math.max(0, Math.ceil(gamesPlayed / step) - 1) }, (_, index) => (index + 1) * step);
}

/** The chances at the earlier stages of a season, the first one first. Its deductions count from the start, because nobody says when they were made. */
export function toEarlierStages(known: KnownSeason): readonly SeasonStage[] {
  const roundSize = Math.max(1, Math.floor(known.season.teamIds.length / 2));
  return toStageSizes(known.played.length, roundSize).map((games) => ({
    games,
    startSeconds: known.played[games - 1]?.startSeconds ?? 0,
    teams: chancesAt(seasonAfter(known, games)),
  }));
}

const chancesAt = (season: OpenSeason): readonly TeamChances[] =>
  kept.remember(seedOf(season), () => toSeasonChances(season, stageSeasons).teams);
