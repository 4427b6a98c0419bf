import { reset } from "cloudflare:test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { daySeconds } from "../../../shared/basics/day.ts";
import { toCountryId } from "../../../shared/places/countries.ts";
import { readStrengthRanking } from "../../../shared/wire/sections/read-ranking.ts";
import { readStrength } from "../../../shared/wire/sections/strength-section.ts";
import { alarmSeconds, evictAt, inLedger, postJson, readFeed, ringAt, saturday, setClock } from "../test/harness.ts";
import { aLeague } from "../test/records.ts";
import { aMatch } from "../test/season.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const names = ["Lens", "Metz", "Nice", "Brest", "Lyon", "Caen"];
const idOf = (name: string) => `1${name.padEnd(7, "0")}`;

const [france, spain] = ["FR", "ES"].map((key) => String(toCountryId(key)));
/** Everybody meets everybody eight times; of two sides the earlier one of the list wins four times of five. */
const games = Array.from({ length: 8 }, (_, leg) =>
  names.flatMap((one, at) =>
    names.slice(at + 1).map((other, index) => {
      const [home, away] = leg % 2 === 0 ? [one, other] : [other, one];
      const isUpset = (leg + at + index) % 5 === 0;
      const homeWins = (leg % 2 === 0) !== isUpset;
      return { home, away, score: homeWins ? "2-0" : "0-2", days: 100 - leg * 10 - at };
    }),
  ),
).flat();
/** Two rounds more prove that strengths foretell games. */
const all = [...games, ...games.map((game) => ({ ...game, days: game.days + 110 }))];
const send = (...events: readonly object[]) => postJson("events", { sportId: 1, leagues: [aLeague()], events });
const eventsOf = (list: typeof all) =>
  list.map(({ home, away, score, days }, at) =>
    aMatch(`${home} ${away} ${score}`, 0, {
      eventId: `1S${String(at).padStart(6, "0")}`,
      startSeconds: saturday - days * daySeconds,
    }),
  );

/** Rings until the ledger has nothing to count. */
async function count(fromSeconds: number): Promise<number> {
  for (let second = fromSeconds; second < fromSeconds + 500; second += 1) {
    await ringAt(second);
    if ((await inLedger(({ strengths }) => strengths.dirtyFrom() === null && strengths.ratedDays() !== null)) === true)
      return second;
  }
  throw new Error("the ledger goes on counting");
}

it("counts no result before somebody asks, and then all of them in its alarm", async () => {
  await send(...eventsOf(all));
  await ringAt(saturday + 5);
  expect(await inLedger(({ strengths }) => strengths.ratedDays())).toBeNull();
  expect((await readFeed(`pm_4_${idOf("Lens")}`)).body).toBe("0");
  await expect.poll(() => alarmSeconds()).toBeLessThanOrEqual(saturday + 6);
  await count(saturday + 6);
  const strength = readStrength((await readFeed(`pm_4_${idOf("Lens")}`)).body);
  expect(strength?.league).toMatchObject({ name: "Coupe", rank: 1, sides: 6 });
  expect(strength?.value).toBeGreaterThan(1600);
  expect(strength?.points.at(-1)?.value).toBe(strength?.value);
  expect(strength?.games).toBe(80);
  expect(strength?.ours).toBeLessThan(strength?.base ?? 0);
});

it("ranks the sides of a sport and of a country, counts a corrected result from its day, and keeps all of it when the object dies", async () => {
  await send(...eventsOf(all));
  await readFeed("str_1_0_1");
  const countedSeconds = await count(saturday + 6);
  const ranked = async (countryId = "0") => readStrengthRanking((await readFeed(`str_1_${countryId}_1`)).body);
  const before = await ranked(france);
  const points = before?.groups[0]?.rows.map((row) => Number(row.points)) ?? [];
  expect(before?.groups[0]?.rows[0]?.name).toBe("Lens");
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(before).toMatchObject({
    groups: [{ name: "Coupe", ranked: 6 }],
    throughSeconds: Math.floor(saturday / daySeconds) * daySeconds - 26 * daySeconds,
  });
  expect(before?.ours).toBeLessThan(before?.base ?? 0);
  expect((await ranked())?.groups[0]?.rows.map(({ name }) => name)).toEqual(
    before?.groups[0]?.rows.map(({ name }) => name),
  );
  expect(await ranked(spain), "no side is of this country").toBeNull();

  const last = all.length / 2 - 1;
  const corrected = all.map((game, at) =>
    at === last ? { ...game, score: game.score === "2-0" ? "0-9" : "9-0" } : game,
  );
  await send(...eventsOf(corrected).slice(last, last + 1));
  const at = await count(countedSeconds + 120);
  const after = await ranked(france);
  expect(after?.groups[0]?.rows.map(({ points }) => points)).not.toEqual(
    before?.groups[0]?.rows.map(({ points }) => points),
  );
  await evictAt(at + 5);
  expect((await ranked(france))?.groups[0]?.rows).toEqual(after?.groups[0]?.rows);
});

it("tells a visitor of late results no strength that a result of the last moments has changed", async () => {
  await send(...eventsOf(all));
  await readFeed("str_1_0_1");
  const countedSeconds = await count(saturday + 6);
  const before = readStrength((await readFeed(`pm_4_${idOf("Lens")}`)).body);
  await setClock(countedSeconds + 100);
  await send(aMatch("Lens Caen 7-0", 0, { eventId: "1Fresh00", startSeconds: saturday - 7200 }));
  const now = await count(countedSeconds + 200);
  const present = readStrength((await readFeed(`pm_4_${idOf("Lens")}`)).body);
  expect(present?.points).toHaveLength((before?.points.length ?? 0) + 1);
  const ago = now - countedSeconds - 50;
  const late = readStrength((await readFeed(`pm_4_${idOf("Lens")}?ago=${ago}`)).body);
  expect(late?.points).toEqual(before?.points);
  expect(late?.value).toBe(before?.value);
});
