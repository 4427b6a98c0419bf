import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { getFeed } from "./requests.ts";

type PricedGame = { readonly eventId: string; readonly day: number; readonly startSeconds: number };

/** A game of football that is to come and has prices: of today, or of the first day of the week ahead that has one. */
export async function findPricedGame(stack: Stack): Promise<PricedGame> {
  for (let day = 0; day <= 7; day += 1) {
    const { leagues } = decodeDayFeed(await (await getFeed(stack, `f_1_${day}_1_fr_1`)).text());
    for (const { id, startSeconds, statusType: type } of leagues.flatMap(({ events }) => events)) {
      if (!id || type !== statusType.scheduled) continue;
      const odds = await (await getFeed(stack, `df_od_1_${id}`, { place: "FR" })).text();
      if (odds !== "0") return { eventId: id, day, startSeconds: startSeconds ?? 0 };
    }
  }
  throw new Error("no game has prices");
}
