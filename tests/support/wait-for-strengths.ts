import { vi } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { readStrengthRanking, type StrengthRanking } from "../../shared/wire/sections/read-ranking.ts";
import { getFeed } from "./requests.ts";

/** A ledger reads its games in parts, and has other work between them. */
export const patience = { timeout: 240_000, interval: 1_000 };

const rankingOf = async (stack: Stack, sportId: number): Promise<StrengthRanking | null> =>
  readStrengthRanking(await (await getFeed(stack, `str_${sportId}_0_1`)).text());

/** Asks for a sport's strengths until its ledger has them. */
export const waitForStrengths = (stack: Stack, sportId: number): Promise<StrengthRanking> =>
  vi.waitUntil(() => rankingOf(stack, sportId), patience);
