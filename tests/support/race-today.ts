import { setTimeout as sleep } from "node:timers/promises";
import type { Stack } from "../../scripts/stack.ts";
import { readFeed, valueOf } from "./feed-reader.ts";
import { aLeague, anEvent, type League } from "./posted-league.ts";
import { postIngest } from "./requests.ts";

/** More than a list shows at once. */
const starterCount = 24;
const mostLooks = 100;
const lookMs = 200;

/** A race that begins now in each of these sports: the built-in world has days without one, and months. */
export async function postRacesToday(stack: Stack, sportIds: readonly number[]): Promise<void> {
  for (const sportId of sportIds) {
    const league = aLeague(sportId, "Course du jour", { type: "t" });
    const events = Array.from({ length: starterCount }, (_, index) =>
      anEvent(league, `Partant ${index + 1}`, { away: null, startSeconds: Math.floor(Date.now() / 1000) }),
    );
    const response = await postIngest(stack, "events", { sportId, leagues: [league], events });
    if (!response.ok) throw new Error(await response.text());
    await untilListed(stack, league);
  }
}

/** Feeds are kept for a second or two. */
async function untilListed(stack: Stack, { sportId, stageId }: League): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const rows = await readFeed(stack, `f_${sportId}_0_0_en_1`);
    if (rows.some((row) => valueOf(row, "ZC") === stageId)) return;
    await sleep(lookMs);
  }
  throw new Error(`The list of sport ${sportId} lacks the posted race.`);
}
