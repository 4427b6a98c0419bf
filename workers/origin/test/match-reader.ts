import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { raceSaturday, readFeed, saturday, setClock } from "./harness.ts";

/** The project whose feeds without a language speak English. */
export const english = 2;
const summerSports: readonly number[] = [
  sportIds.motorsport,
  sportIds["auto-racing"],
  sportIds["moto-racing"],
  sportIds.cycling,
];
const eveningOf = (day: number) => day + 3 * 3600;
/** When every sport but those of the summer has something that is over. */
export const evening = eveningOf(saturday);

export const bodyOf = async (name: string, projectId = english): Promise<string> =>
  (await readFeed(name, projectId)).body;

export const eventsOf = async (sportId: number, day = 0) =>
  decodeDayFeed(await bodyOf(`f_${sportId}_${day}_0_en_1`)).leagues.flatMap(({ events }) => events);

/** An event of a sport that is over, or running, when the evening's ledger is asked. */
export async function findEvent(sportId: number, type: number): Promise<string> {
  await setClock(summerSports.includes(sportId) ? eveningOf(raceSaturday) : evening, sportId);
  const found = [...(await eventsOf(sportId)), ...(await eventsOf(sportId, -1))].find(
    ({ statusType: own, status }) => own === type && (type !== statusType.finished || status === 3),
  );
  return found?.id ?? "";
}
