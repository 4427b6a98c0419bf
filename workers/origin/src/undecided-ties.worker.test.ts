import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeChanges } from "../../../shared/wire/changes.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { inLedger, postJson, readFeed, saturday, setClock } from "../test/harness.ts";
import { aLeague } from "../test/records.ts";
import { aMatch } from "../test/season.ts";
import { search } from "./search-route.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const side = (name: string) => ({
  id: `1${name.padEnd(7, "0")}`,
  name: `Winner of ${name}`,
  code: name.toUpperCase(),
  slug: `winner-${name.toLowerCase()}`,
  isUndecided: true as const,
});
const undecided = aMatch("", -2, { eventId: "1Tie0090", round: "Final", home: side("W73"), away: side("W75") });
const decided = aMatch("Lens Metz", -2, { round: "Final", placeholderId: "1Tie0090" });
const send = (...events: readonly object[]) => postJson("events", { sportId: 1, leagues: [aLeague()], events });
const eventIds = () =>
  inLedger(({ held }) => held.eventsOfStage("1Stage00").map(({ state }) => state.schedule.eventId));

describe("a tie whose sides are undecided", () => {
  it("is an event whose sides no search finds", async () => {
    await send(undecided, aMatch("Nice Brest 1-0", 1));
    const found = async (query: string) =>
      (await search(env.CATALOGUE, { query, lang: "fr", sportId: null, limit: 10, isForeign: false })).results.length;
    await expect.poll(() => found("Brest")).toBeGreaterThan(0);
    expect(await found("Winner")).toBe(0);
    expect((await readFeed("f_1_2_0_fr_1")).body).toContain("AE÷Winner of W73¬");
  });

  it("gives way to the tie once its sides are known, and open lists see it cancelled", async () => {
    await send(undecided);
    await send(decided);
    expect(await eventIds()).toEqual([decided.eventId]);
    const { changes } = decodeChanges((await readFeed("u_1_1")).body);
    expect(changes.find(({ id, status }) => id === "1Tie0090" && status === 5)).toBeDefined();
    await send(decided);
    expect(await eventIds()).toEqual([decided.eventId]);
  });

  it("names in lists what decided its sides, also what was posted after it", async () => {
    const idsInList = async () =>
      decodeDayFeed((await readFeed("f_1_2_0_fr_1")).body).leagues.flatMap(({ events }) => events)[0]?.decidedBy;
    const [lens, metz, nice, brest] = ["1Lens000", "1Metz000", "1Nice000", "1Brest00"];
    const [first, second] = ["Lens Nice 1-0", "Metz Brest 2-0"].map((text) =>
      aMatch(text, 1, { round: "Semi-finals" }),
    );
    await send(first ?? {}, decided);
    expect(await idsInList()).toEqual(["1Tourn00", first?.eventId, lens, nice]);
    await send(second ?? {});
    expect(await idsInList()).toEqual(["1Tourn00", first?.eventId, lens, nice, second?.eventId, metz, brest]);
  });

  it("removes no event that has begun, and none of another stage", async () => {
    const other = aMatch("Nice Brest 1-0", 1);
    await send(undecided, other, { ...decided, placeholderId: other.eventId });
    expect(await eventIds()).toContain(other.eventId);
    const league = aLeague({ stageId: "1Stage01" });
    const abroad = aMatch("Lyon Lille", -1, { leagueStageId: "1Stage01", placeholderId: "1Tie0090" });
    await postJson("events", { sportId: 1, leagues: [league], events: [abroad] });
    expect(await eventIds()).toContain("1Tie0090");
  });
});
