import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { decodeChanges } from "../../../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../../../shared/wire/day-feed.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { readFeed, ringAt, saturday, setClock } from "../../../test/harness.ts";
import { playWorld } from "../../../test/played-world.ts";

playWorld();
const { golf } = sportIds;
const day = 86_400;
/** Tournaments begin on it. */
const thursday = saturday - 2 * day;

beforeEach(() => setClock(thursday, golf));
afterEach(() => reset());

const rowsOf = async (offset: number) =>
  decodeDayFeed((await readFeed(`f_${golf}_${offset}_0_fr_1`)).body).leagues.flatMap(({ events }) => events);
const lasts = (row: { readonly startSeconds?: number | null; readonly endSeconds?: number | null }) =>
  (row.endSeconds ?? 0) - (row.startSeconds ?? 0);

it("[F36] a golf tournament is in the list of each of its four days, once", async () => {
  const today = await rowsOf(0);
  const [starter] = today.filter(({ startSeconds }) => (startSeconds ?? 0) > thursday - day);
  expect(lasts(starter ?? {})).toBeGreaterThan(3 * day);
  const listed = await Promise.all(
    [-1, 0, 1, 2, 3, 4].map(async (offset) => (await rowsOf(offset)).filter(({ id }) => id === starter?.id).length),
  );
  expect(listed).toEqual([0, 1, 1, 1, 1, 0]);
});

it("[F36] is repaired and pushed on its last day as on its first", async () => {
  const [starter] = (await rowsOf(0)).filter(({ startSeconds }) => (startSeconds ?? 0) > thursday - day);
  await ringAt(thursday + 3 * day, golf);
  const repaired = decodeChanges((await readFeed(`r_${golf}_1`)).body).changes.map(({ id }) => id);
  expect(repaired).toContain(starter?.id);
  await ringAt(thursday + 3 * day + 600, golf);
  const updated = decodeChanges((await readFeed(`u_${golf}_1`)).body).changes.map(({ id }) => id);
  expect(updated.length).toBeGreaterThan(0);
});
