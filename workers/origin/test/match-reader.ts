import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { readFeed, saturday, setClock } from "./harness.ts";

/** The project whose feeds without a language speak English. */
export const english = 2;
/** When every sport has something that is over. */
export const evening = saturday + 3 * 3600;

export const bodyOf = async (name: string, projectId = english): Promise<string> =>
  (await readFeed(name, projectId)).body;

export const eventsOf = async (sportId: number, day = 0) =>
  decodeDayFeed(await bodyOf(`f_${sportId}_${day}_0_en_1`)).leagues.flatMap(({ events }) => events);

/** An event of a sport that is over, or running, when the evening's ledger is asked. */
export async function findEvent(sportId: number, type: number): Promise<string> {
  await setClock(evening, sportId);
  const found = [...(await eventsOf(sportId)), ...(await eventsOf(sportId, -1))].find(
    ({ statusType: own, status }) => own === type && (type !== statusType.finished || status === 3),
  );
  return found?.id ?? "";
}
