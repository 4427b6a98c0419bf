import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { readMatch } from "../../shared/wire/sections/read-match.ts";
import { sports, type Sport } from "../../shared/sports/catalogue.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { settings } from "../settings.ts";

export const states = ["scheduled", "live", "finished"] as const;
export type GameState = (typeof states)[number];
export type ScreenGame = { readonly eventId: string; readonly sport: Sport["name"]; readonly state: GameState };

/** Days from today that are searched, in this order. */
const days = [0, -1, 1];
/** And these, for states that those have no game of: races are at weekends. */
const furtherDays = [-2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7];
/** Games of a state that are compared: the one with the most tabs is taken. */
const compared = 12;
/** Horses have no page of their own (C1.06). */
const withoutPage: ReadonlySet<Sport["name"]> = new Set(["horse-racing"]);

/** For each sport a game of each state, the one of which most is known. @param words names of sports and states; none: all */
export async function findGames(url: URL, words: ReadonlySet<string>): Promise<readonly ScreenGame[]> {
  const isChosen = (names: readonly string[]) => {
    const chosen = names.filter((name) => words.has(name));
    return (name: string) => chosen.length === 0 || chosen.includes(name);
  };
  const sportIsChosen = isChosen(sports.map(({ name }) => name));
  const stateIsChosen = isChosen(states);
  const games: ScreenGame[] = [];
  for (const { id: sportId, name: sport } of sports) {
    if (!sportIsChosen(sport) || withoutPage.has(sport)) continue;
    const found = new Map<GameState, string[]>(states.filter(stateIsChosen).map((state) => [state, []]));
    for (const day of [...days, ...furtherDays]) {
      if (furtherDays.includes(day) && [...found.values()].every((ids) => ids.length > 0)) break;
      const { leagues } = decodeDayFeed(await readFeed(url, `f_${sportId}_${day}_1_fr_1`));
      for (const { id, statusType: type } of leagues.flatMap(({ events }) => events)) {
        const state = states.find((name) => statusType[name] === type);
        const ids = state === undefined ? undefined : found.get(state);
        if (id && ids !== undefined && ids.length < compared) ids.push(id);
      }
    }
    for (const [state, ids] of found) {
      const eventId = await fullestOf(url, ids);
      if (eventId !== null) games.push({ eventId, sport, state });
    }
  }
  return games;
}

async function fullestOf(url: URL, ids: readonly string[]): Promise<string | null> {
  const counted = await Promise.all(
    ids.map(async (id) => ({ id, tabs: readMatch(await readFeed(url, `dc_1_${id}`)).tabs.length })),
  );
  return counted.toSorted((left, right) => right.tabs - left.tabs)[0]?.id ?? null;
}

async function readFeed(url: URL, name: string): Promise<string> {
  const response = await fetch(new URL(`/1/x/feed/${name}`, url), { headers: { "x-fsign": settings.vars.FEED_SIGN } });
  return response.ok ? response.text() : "";
}
