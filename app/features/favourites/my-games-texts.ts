import { myGamesStampName, storedKeys } from "../../storage/storage-keys.ts";
import { formatValue, parseValue } from "../../storage/stored-value.ts";
import type { OpenText } from "../../storage/text-choice.ts";
import { noGames, type MyGames } from "./my-games.ts";
import { parseStoredMyGames, toStoredMyGames } from "./stored-my-games.ts";

/** What the browser stores of the followed games: a text for each part, and the stamp of the last change (C6.01). */
export type StoredTexts = Readonly<Record<"games" | "tournaments" | "labels" | "stamp", string | null>>;

export type MyGamesTexts = {
  readonly read: () => StoredTexts;
  readonly write: (games: MyGames, nowMs: number) => void;
  /** False if the browser refused one of the texts. */
  readonly areKept: () => boolean;
};

export function openMyGamesTexts(open: OpenText): MyGamesTexts {
  const texts = {
    tournaments: open(storedKeys.myTournaments.name),
    labels: open(storedKeys.myGamesLabels.name),
    games: open(storedKeys.myGames.name),
    stamp: open(myGamesStampName),
  };
  return {
    read: () => ({
      tournaments: texts.tournaments.reread(),
      labels: texts.labels.reread(),
      games: texts.games.reread(),
      stamp: texts.stamp.reread(),
    }),
    write(games, nowMs) {
      const next = formatMyGames(games, texts.stamp.reread(), nowMs);
      texts.tournaments.set(next.tournaments);
      texts.labels.set(next.labels);
      texts.games.set(next.games);
      // The stamp comes last: a tab that sees it finds all the others.
      texts.stamp.set(next.stamp);
    },
    areKept: () => Object.values(texts).every(({ isKept }) => isKept()),
  };
}

/** The texts to store. @param stamp of the change before: this one's differs from it even within one millisecond */
export function formatMyGames(state: MyGames, stamp: string | null, nowMs: number): StoredTexts {
  const nowSeconds = Math.floor(nowMs / 1000);
  const { games, tournaments, labels } = toStoredMyGames(state);
  const last = Number(stamp ?? 0);
  return {
    tournaments: formatValue(storedKeys.myTournaments, tournaments, nowSeconds),
    labels: formatValue(storedKeys.myGamesLabels, labels, nowSeconds),
    games: formatValue(storedKeys.myGames, games, nowSeconds),
    stamp: String(Number.isFinite(last) ? Math.max(nowMs, last + 1) : nowMs),
  };
}

/**
 * Reads favourites from their stored texts. Corrupt or outdated games end the reading silently; corrupt tournaments or labels are
 * treated as empty (C8.03).
 */
export function parseMyGames(texts: StoredTexts, nowSeconds: number): MyGames {
  // A browser whose storage became full between two writes has tournaments and no games.
  const games = texts.games === null ? {} : parseValue(texts.games, storedKeys.myGames, nowSeconds);
  if (games === null) return noGames;
  return parseStoredMyGames({
    games,
    tournaments: parseValue(texts.tournaments ?? "", storedKeys.myTournaments, nowSeconds) ?? {},
    labels: parseValue(texts.labels ?? "", storedKeys.myGamesLabels, nowSeconds) ?? {},
  });
}

/** Whether two readings hold the same games; labels change only with them. */
export const areSameTexts = (one: StoredTexts, other: StoredTexts): boolean =>
  one.games === other.games && one.tournaments === other.tournaments && one.stamp === other.stamp;

/** Whether a text is one that no tab has written; a value that is too old is not spoiled. */
export const isSpoiled = ({ games, tournaments }: StoredTexts): boolean =>
  (games !== null && parseValue(games, storedKeys.myGames, 0) === null) ||
  (tournaments !== null && parseValue(tournaments, storedKeys.myTournaments, 0) === null);
