import { isRecord } from "../../../shared/basics/record.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { readDay } from "../../feeds/decoded-feeds.ts";
import { runningClient } from "../../live/running-client.ts";
import { eventFeedName } from "../match/section/section-feeds.ts";
import { keptTexts } from "./kept-texts.ts";

/** The teams of followed games, by the games' ids. */
export type Sides = Readonly<Record<string, readonly string[]>>;

const keptPath = "/-/sides";
/** As many games as a visitor can follow; the oldest are dropped. */
const mostKept = 500;

/**
 * Loads the teams of followed games, which are not stored with the games: from the cache, else from each game's feed. A game whose feed
 * cannot be loaded is left out.
 * @param read the body of a game's own list
 * @param kept the cache of sides that were read before
 */
export async function loadSides(
  eventIds: readonly string[],
  read: (eventId: string) => Promise<string | null>,
  kept: Pick<ReturnType<typeof keptTexts>, "read" | "write">,
): Promise<Sides> {
  const known = parseSides(await kept.read());
  const found = await Promise.all(
    eventIds.map(async (id) => [id, known[id] ?? toSides(id, (await read(id)) ?? "")] as const),
  );
  const sides = Object.fromEntries(found.flatMap(([id, teams]) => (teams === null ? [] : [[id, teams]])));
  await kept.write(JSON.stringify(Object.fromEntries(Object.entries({ ...known, ...sides }).slice(-mostKept))));
  return sides;
}

/** The same in a page. */
export const loadSidesHere = (eventIds: readonly string[], lang: Language): Promise<Sides> =>
  loadSides(
    eventIds,
    (eventId) =>
      new Promise((resolve) => {
        const client = runningClient();
        if (client === null) return resolve(null);
        client.loadFeeds(`sides ${eventId}`, [eventFeedName(eventId, lang)], (feeds) =>
          resolve(feeds?.[0]?.body ?? null),
        );
      }),
    keptTexts(keptPath),
  );

function toSides(eventId: string, body: string): readonly string[] | null {
  const event = readDay(body)
    .leagues.flatMap(({ events }) => events)
    .find(({ id }) => id === eventId);
  const teams = [event?.homeParticipantId, event?.awayParticipantId].flatMap((id) => id ?? []);
  return teams.length === 0 ? null : teams;
}

function parseSides(text: string | null): Sides {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, teams]) =>
      Array.isArray(teams) && teams.every((team) => typeof team === "string") ? [[id, teams]] : [],
    ),
  );
}
