import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeChanges } from "../../../shared/feed/changes.ts";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { stage } from "../../../shared/sports/stages.ts";
import { evictAt, post, postJson, readFeed, ringAt, saturday, setClock } from "../test/harness.ts";
import { aLeague, anEvent, batchOf, finished } from "../test/records.ts";
import { topLeagues } from "./world/top-leagues.ts";
import { toLeague } from "./world/league.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const daySeconds = 86_400;
const summaryOf = async (id: string) =>
  decodeDayFeed((await readFeed(`d_su_${id}_fr_1`)).body).leagues.flatMap(({ events }) => events)[0];
const seqNow = async () => (await readFeed("r_1_1")).seq;
const lastChange = async () => decodeChanges((await readFeed("u_1_1")).body).changes.at(-1);

describe("ingested events", () => {
  it("are added once: the same batch again changes nothing", async () => {
    const batch = batchOf(anEvent(), anEvent({ eventId: "1Event01", result: finished(2, 1) }));
    expect(await postJson("events", batch)).toEqual({ added: 2, changed: 0, unchanged: 0, refused: [] });
    const seq = await seqNow();
    expect(await postJson("events", batch)).toEqual({ added: 0, changed: 0, unchanged: 2, refused: [] });
    expect(await seqNow()).toBe(seq);
  });

  it("change only where a newer version differs", async () => {
    await post("events", batchOf(anEvent(), anEvent({ eventId: "1Event01" })));
    const seq = await seqNow();
    const newer = batchOf(anEvent({ result: finished(2, 1) }), anEvent({ eventId: "1Event01" }));
    expect(await postJson("events", newer)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await seqNow()).toBe(seq + 1);
    const change = await lastChange();
    expect(change).toMatchObject({ id: "1Event00", stage: stage.finished, homeScore: 2, awayScore: 1 });
    expect(change).not.toHaveProperty("homeName");
  });

  it("[C3.05] arrive as a whole row that names its league, {sportId}_{stageId}", async () => {
    await post("events", batchOf(anEvent()));
    expect(await lastChange()).toMatchObject({ id: "1Event00", homeName: "Lens", leagueId: "1_1Stage00" });
  });

  it("keep their id when they move", async () => {
    await post("events", batchOf(anEvent()));
    await post("events", batchOf(anEvent({ startSeconds: saturday + 3 * 3600 })));
    expect(await summaryOf("1Event00")).toMatchObject({ startSeconds: saturday + 3 * 3600 });
  });

  it("[C3.05] stand in the feeds with their league", async () => {
    await post("events", batchOf(anEvent({ result: finished(2, 1) })));
    const { leagues } = decodeDayFeed((await readFeed("f_1_0_0_fr_1")).body);
    expect(leagues[0]).toMatchObject({
      league: { title: "FRANCE: Coupe", stageId: "1Stage00" },
      events: [{ id: "1Event00", homeName: "Lens", awayName: "Metz", homeScore: 2, homePart1: 0, homePart2: 2 }],
    });
  });

  it("are numbered only within two days of today; others are read from their day", async () => {
    await seqNow();
    const before = await seqNow();
    const startSeconds = saturday - 30 * daySeconds;
    await post("events", batchOf(anEvent({ startSeconds, result: finished(0, 0) })));
    expect(await seqNow()).toBe(before);
    expect((await readFeed("f_1_-30_0_fr_1")).body).toContain("1Event00");
  });

  it("are refused one by one, by JSON pointer and reason", async () => {
    const broken = [
      anEvent({ eventId: "1Event02", result: { ...finished(1, 1), shootOut: [4, 4] } as never }),
      anEvent({ eventId: "2Event03" }),
      { ...anEvent({ eventId: "1Event04" }), home: { ...anEvent().home, name: "" } },
      anEvent({ eventId: "1Event05", leagueStageId: "1Absent0" }),
      null,
    ];
    expect(await postJson("events", batchOf(anEvent(), ...broken))).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      refused: [
        { pointer: "/events/1/result", reason: "the shoot-out 4-4 is level" },
        { pointer: "/events/2/eventId", reason: "is of another sport" },
        { pointer: "/events/3/home/name", reason: expect.any(String) },
        { pointer: "/events/4", reason: "is of a league that nobody has sent" },
        { pointer: "/events/5", reason: expect.any(String) },
      ],
    });
  });

  it("take the place of simulated games of their league", async () => {
    const [ligue1] = topLeagues;
    if (ligue1 === undefined) throw new Error("the world is empty");
    const league = toLeague(ligue1, "2028-29");
    const homesOf = async () => {
      const { leagues } = decodeDayFeed((await readFeed("f_1_0_0_fr_1")).body);
      return leagues
        .filter((entry) => entry.league.tournamentId === league.tournamentId)
        .flatMap(({ events }) => events);
    };
    expect((await homesOf()).length).toBeGreaterThan(0);
    await post("events", { sportId: 1, leagues: [league], events: [anEvent({ leagueStageId: league.stageId })] });
    expect((await homesOf()).map((event) => event.id)).toEqual(["1Event00"]);
    await ringAt(saturday + daySeconds);
    const next = decodeDayFeed((await readFeed("f_1_7_0_fr_1")).body);
    expect(next.leagues.map((entry) => entry.league.tournamentId)).not.toContain(league.tournamentId);
  });
});

describe("posted incidents", () => {
  it("are each a change, applied in order", async () => {
    await post("events", batchOf(anEvent()));
    const before = await seqNow();
    const incidents = [
      { kind: "stage", stage: stage.firstHalf },
      { kind: "goal", side: 2, minute: "3" },
    ];
    expect(await postJson("incidents", { eventId: "1Event00", incidents })).toEqual({ seq: before + 2 });
    expect(await summaryOf("1Event00")).toMatchObject({ stage: stage.firstHalf, homeScore: 0, awayScore: 1 });
  });

  it("score in points and set a score right again", async () => {
    await post("events", batchOf(anEvent()));
    const incidents = [
      { kind: "stage", stage: stage.firstHalf },
      { kind: "points", side: 1, value: 3 },
      { kind: "points", side: 2, value: 2 },
    ];
    await post("incidents", { eventId: "1Event00", incidents });
    expect(await summaryOf("1Event00")).toMatchObject({ homeScore: 3, awayScore: 2, homePart1: 3, awayPart1: 2 });
    const correction = { kind: "correction", score: [2, 2], parts: [[2, 2]] };
    await post("incidents", { eventId: "1Event00", incidents: [correction] });
    expect(await summaryOf("1Event00")).toMatchObject({ homeScore: 2, awayScore: 2, homePart1: 2, awayPart1: 2 });
    expect(await lastChange()).toMatchObject({ homeScore: 2, homePart1: 2 });
  });

  it("survive an eviction", async () => {
    await post("events", batchOf(anEvent()));
    await post("incidents", { eventId: "1Event00", incidents: [{ kind: "stage", stage: stage.firstHalf }] });
    await evictAt(saturday);
    expect(await summaryOf("1Event00")).toMatchObject({ stage: stage.firstHalf });
  });

  it("are refused for an event that nobody has sent", async () => {
    const response = await post("incidents", { eventId: "1Nobody0", incidents: [{ kind: "stage", stage: 12 }] });
    expect([response.status, await response.json()]).toEqual([404, { pointer: "/eventId", reason: "names no event" }]);
  });
});

/** The id under which `1Event00` plays again. */
async function replayOne(speed: number): Promise<string> {
  const response = await post("replays", { eventIds: ["1Event00"], speed });
  return ((await response.json()) as { started: readonly { eventId: string }[] }).started[0]?.eventId ?? "";
}

describe("a replay", () => {
  const pastDay = "2029-02-03";
  const past = Date.UTC(2029, 1, 3, 15) / 1000;
  const startReplay = () => post("replays", { day: pastDay, speed: 60, seed: "a" });

  it("plays a day's games again to their results, across an eviction", async () => {
    await post(
      "events",
      batchOf(
        anEvent({ startSeconds: past, result: finished(2, 1) }),
        anEvent({ eventId: "1Event01", startSeconds: past + 7200, result: finished(0, 0) }),
        anEvent({ eventId: "1Event02", startSeconds: past + daySeconds, result: finished(0, 0) }),
      ),
    );
    const { started } = (await (await startReplay()).json()) as {
      started: readonly { eventId: string; startSeconds: number }[];
    };
    expect(started.map((game) => game.startSeconds - saturday)).toEqual([5, 125]);
    const id = started[0]?.eventId ?? "";
    await ringAt(saturday + 30);
    expect(await summaryOf(id)).toMatchObject({ stage: stage.firstHalf, clockRate: 60, homePart1: 0, awayPart1: 0 });
    await evictAt(saturday + 200);
    expect(await summaryOf(id)).toMatchObject({ stage: stage.finished, homeScore: 2, awayScore: 1, homePart1: 0 });
  });

  it("plays one match to the second where its course is told, twice at once at two speeds", async () => {
    await post(
      "events",
      batchOf(anEvent({ startSeconds: past }), anEvent({ eventId: "1Event01", startSeconds: past })),
    );
    const course = [
      { kind: "stage", stage: stage.firstHalf, atSeconds: past },
      { kind: "goal", side: 2, minute: "2", atSeconds: past + 90 },
      { kind: "stage", stage: stage.finished, atSeconds: past + 6000 },
    ];
    await post("incidents", { eventId: "1Event00", incidents: course });
    const [slow = "", fast = ""] = [await replayOne(1), await replayOne(30)];
    await ringAt(saturday + 5 + 89);
    expect(await summaryOf(slow)).toMatchObject({ stage: stage.firstHalf, awayScore: 0 });
    expect(await summaryOf(fast)).toMatchObject({ stage: stage.firstHalf, awayScore: 1 });
    await ringAt(saturday + 5 + 90);
    expect(await summaryOf(slow)).toMatchObject({ awayScore: 1 });
    await ringAt(saturday + 5 + 200);
    expect(await summaryOf(fast)).toMatchObject({ stage: stage.finished });
  });

  it("plays only the games of a day that are named, accents or not", async () => {
    const rennes = { id: "1Rennes0", name: "Rennés", code: "REN", slug: "rennes" };
    const result = finished(1, 0);
    const games = [
      anEvent({ startSeconds: past, result }),
      anEvent({ eventId: "1Event01", startSeconds: past, result, home: rennes }),
    ];
    await post("events", batchOf(...games));
    const response = await post("replays", { day: pastDay, match: "rennes" });
    expect(await response.json()).toMatchObject({ started: [{ home: "Rennés" }] });
  });

  it("is refused for a day without imported results", async () => {
    const response = await startReplay();
    expect([response.status, await response.json()]).toMatchObject([404, { pointer: "/day" }]);
  });
});

describe("the ingest API", () => {
  it.each(["events", "incidents", "replays"])("lets nobody post %s without the key", async (path) => {
    expect((await post(path, {}, "wrong")).status).toBe(401);
    expect((await post(path, {}, "")).status).toBe(401);
  });

  it.each<[string, unknown, string]>([
    ["events", "{", ""],
    ["events", { sportId: 99, leagues: [], events: [] }, "/sportId"],
    ["incidents", { eventId: "1Event00", incidents: [{ kind: "goal", side: 3, minute: "1" }] }, "/incidents/0/side"],
    ["replays", { day: "2025-02-30" }, "/day"],
  ])("says what is wrong with a body: %s %j", async (path, body, pointer) => {
    const response = await post(path, body);
    expect([response.status, await response.json()]).toMatchObject([400, { pointer }]);
  });

  it("refuses a league of a place or zone that nobody knows", async () => {
    const leagues = [aLeague({ countryKey: "toString" }), aLeague({ timeZone: "Mars/Olympus" })];
    expect(await postJson("events", { sportId: 1, leagues, events: [] })).toMatchObject({
      refused: [{ pointer: "/leagues/0/countryKey" }, { pointer: "/leagues/1/timeZone" }],
    });
  });
});
