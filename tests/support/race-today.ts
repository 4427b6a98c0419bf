import { expect, vi } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { readFeed, valueOf } from "./feed-reader.ts";
import { aLeague, anEvent } from "./posted-league.ts";
import { postIngest } from "./requests.ts";

/** A race that begins now in each of these sports: the built-in world has days without one, and months. */
export async function postRacesToday(stack: Stack, sportIds: readonly number[]): Promise<void> {
  for (const sportId of sportIds) {
    const league = aLeague(sportId, "Course du jour", { type: "t" });
    const starters = ["Premier", "Second", "Tiers"].map((name) =>
      anEvent(league, name, { away: null, startSeconds: Math.floor(Date.now() / 1000) }),
    );
    const response = await postIngest(stack, "events", { sportId, leagues: [league], events: starters });
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
    await vi.waitFor(
      async () => {
        const rows = await readFeed(stack, `f_${sportId}_0_0_en_1`);
        expect(rows.some((row) => valueOf(row, "ZC") === league.stageId)).toBe(true);
      },
      { timeout: 20_000 },
    );
  }
}
