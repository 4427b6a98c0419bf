import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedSign } from "../support/stack.ts";
import { exchange, type HttpInput, type Outcome } from "./harness/exchange.ts";
import { startGround, warmUp, type Ground } from "./harness/ground.ts";

const rounds = 10;
const readers = 50;

describe("readers who ask a warm isolate for the same at once", () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await startGround();
    await warmUp(ground);
  });
  afterAll(() => ground.stack.stop());

  /** Statuses of so many rounds of readers, each round at an address that nobody asked for before. */
  async function countStatuses(toPath: (round: number) => string): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      const outcomes = await Promise.all(
        Array.from({ length: readers }, (_, reader) => exchange(ground.url, toRequest(toPath(round), reader))),
      );
      for (const outcome of outcomes) counts[toName(outcome)] = (counts[toName(outcome)] ?? 0) + 1;
    }
    return counts;
  }
  const all = { count: rounds * readers };

  it("answers each of a herd on a page that is cold", async () => {
    expect(await countStatuses((round) => `/?day=${20 + round}`)).toEqual({ 200: all.count });
  });

  it("answers each of a herd on a page that is not kept", async () => {
    expect(await countStatuses((round) => `/match/0none${String(round).padStart(3, "0")}`)).toEqual({ 404: all.count });
  });

  it("answers each of a herd on a feed that is cold", async () => {
    expect(await countStatuses((round) => `/1/x/feed/f_2_${round - 5}_2_fr_1`)).toEqual({ 200: all.count });
  });

  it("answers each of a herd on a search", async () => {
    expect(await countStatuses((round) => `/api/v2/search/?q=paris${round}`)).toEqual({ 200: all.count });
  });
});

const toRequest = (path: string, reader: number): HttpInput => ({
  method: "GET",
  path,
  headers: { "x-fsign": feedSign, "cf-connecting-ip": `2001:db8:${reader.toString(16)}::1` },
  body: null,
});

const toName = (outcome: Outcome): string => (outcome.kind === "answer" ? String(outcome.answer.status) : outcome.kind);
