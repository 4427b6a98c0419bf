import type { Stack } from "../scripts/stack.ts";
import { decodeDayFeed } from "../shared/wire/day-feed.ts";
import { dayStartSeconds } from "../shared/basics/day.ts";
import { zoneOffsetHours } from "../shared/basics/zone-offset.ts";
import { toMatchday } from "../tests/support/matchday.ts";
import { getFeed, postIngest } from "../tests/support/requests.ts";

const friday = 5;
/** Tomorrow, or on a Friday the Sunday: a Saturday of the built-in world has more than 300 games. */
const listDay =
  new Date(Date.now() + zoneOffsetHours("Europe/Paris", Date.now() / 1000) * 3_600_000).getUTCDay() === friday ? 2 : 1;

/** That day's list: the built-in world's games, filled up to 300 with our own, and with odds for a visitor in France. */
export const listPath = `/?day=${listDay}`;
export const listGames = 300;
export const listHeaders = { "x-dev-place": "FR:IDF" };

/** A cached page becomes fresh within seconds. */
const patienceMs = 30_000;

export async function fillListPage(stack: Stack): Promise<void> {
  const nowSeconds = Date.now() / 1000;
  const tzHour = zoneOffsetHours("Europe/Paris", nowSeconds);
  const feed = decodeDayFeed(await (await getFeed(stack, `f_1_${listDay}_${tzHour}_fr_1`)).text());
  const present = feed.leagues.reduce((sum, { events }) => sum + events.length, 0);
  const noon = dayStartSeconds(listDay, tzHour, nowSeconds) + 12 * 3600;
  const matchday = toMatchday({ games: listGames - present, startSeconds: noon, name: "Liste" });
  const response = await postIngest(stack, "events", matchday.batch);
  if (!response.ok) throw new Error(await response.text());
}

/** The page as a visitor in France gets it, once it shows all the games. */
export async function getListPage(stack: Stack): Promise<string> {
  const deadlineMs = performance.now() + patienceMs;
  while (performance.now() < deadlineMs) {
    const response = await fetch(new URL(listPath, stack.url), { headers: listHeaders });
    const markup = await response.text();
    if ((markup.match(/<li id="g_/g) ?? []).length === listGames) return markup;
  }
  throw new Error(`The page does not show ${listGames} games.`);
}
