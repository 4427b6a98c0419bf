import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Stack } from "../../scripts/stack.ts";
import { toGameKey } from "../../shared/timeline/game-key.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { parseNotification } from "../../shared/push/notification.ts";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { gameSubject, localUpdateSubject } from "../../shared/push/subjects.ts";
import { toRows, valueOf } from "../support/feed-reader.ts";
import { toMatchday } from "../support/matchday.ts";
import { openPushSubscriber, type PushSubscriber } from "../support/push-subscriber.ts";
import { getFeed, postIngest } from "../support/requests.ts";
import { stackWithoutWorld } from "../support/stack.ts";

const nowSeconds = Math.floor(Date.now() / 1000);
const { games, batch } = toMatchday({ games: 3, startSeconds: nowSeconds - 600, name: "Sujets" });
const eventId = games[0]?.eventId ?? "";
const league = (sportId: number) => ({
  ...batch.leagues[0],
  sportId,
  stageId: stableId(sportId, "push stage"),
  tournamentId: stableId(sportId, "push tournament"),
  templateId: stableId(sportId, "push template"),
});
const setId = stableId(2, "push tennis");

/** The rows of one subject that a subscriber was sent, in order. */
const rowsOf = ({ frames }: PushSubscriber, subject: string) =>
  frames.flatMap((frame) => (frame.t === "rows" && frame.s === subject ? toRows(frame.r) : []));

describe("what a socket hears, by subject", () => {
  let stack: Stack;
  const open: PushSubscriber[] = [];

  beforeAll(async () => {
    stack = await stackWithoutWorld();
    const event = { ...batch.events[0], eventId: setId, sportId: 2, leagueStageId: league(2).stageId };
    const tennis = { sportId: 2, leagues: [league(2)], events: [event] };
    for (const body of [batch, tennis]) {
      const { status } = await postIngest(stack, "events", body);
      if (status !== 200) throw new Error(`the games were answered ${status}`);
    }
  });
  afterAll(async () => {
    for (const subscriber of open) subscriber.close();
  });

  async function listen(subject: string): Promise<PushSubscriber> {
    const subscriber = await openPushSubscriber(stack, [`${subject}:0`]);
    open.push(subscriber);
    await subscriber.waitFor(({ t }) => t === "hello");
    return subscriber;
  }
  async function post(sportId: number, id: string, ...incidents: readonly object[]): Promise<void> {
    for (const incident of incidents) {
      const batchOfOne = { sportId, incidents: [{ eventId: id, ...incident }] };
      const response = await postIngest(stack, "incidents", batchOfOne);
      expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
    }
  }
  /** The texts, sides and scores of a game's news, once there are so many. */
  async function news(subscriber: PushSubscriber, subject: string, count: number) {
    await subscriber.waitFor(() => rowsOf(subscriber, subject).length >= count);
    return rowsOf(subscriber, subject).map((row) => {
      const told = parseNotification(subject, valueOf(row, "TNO") ?? "");
      return [told?.text, told?.scoringSide, `${told?.home.score}-${told?.away.score}`];
    });
  }

  it("[P2] each frame as it is: a compressor for each socket would cost more than it saves", async () => {
    // workerd's own socket: the port of a stack belongs to Miniflare, which answers for itself.
    const url = new URL("/push?v=5&join=u_1_1:0", stack.directUrl);
    url.protocol = "ws:";
    const socket = new WebSocket(url); // offers compression, as a browser does
    await once(socket, "open");
    expect(socket.extensions).toBe("");
    socket.close();
  });

  it("[C3.10] [C7.10] games: goals, cards, periods, corrections and the end, in the language of the subject", async () => {
    const [subject, german] = [gameSubject("fr", 1, eventId), gameSubject("de", 1, eventId)];
    expect(subject).toBe(`games_fr_${toGameKey(1, eventId)}`);
    const [inFrench, inGerman] = [await listen(subject), await listen(german)];
    await post(
      1,
      eventId,
      { kind: "status", status: 12 },
      { kind: "goal", id: "g1", side: 2, minute: "3" },
      { kind: "retracted", incidentId: "g1", reason: "offside" },
      { kind: "card", side: 1, colour: "red", minute: "9" },
      { kind: "status", status: 38 },
      { kind: "result", result: { status: 3, halfTime: [0, 0], fullTime: [0, 0], extraTime: null, shootOut: null } },
    );
    expect(await news(inFrench, subject, 6)).toEqual([
      ["1re mi-temps", 0, "0-0"],
      ["But !", 2, "0-1"],
      ["Correction : hors-jeu.", 0, "0-0"],
      ["Carton rouge", 1, "0-0"],
      ["Mi-temps", 0, "0-0"],
      ["Terminé.", 0, "0-0"],
    ]);
    expect((await news(inGerman, german, 6))[1]).toEqual(["Tor!", 2, "0-1"]);
    const [first] = rowsOf(inFrench, subject);
    expect(parseNotification(subject, valueOf(first, "TNO") ?? "")).toMatchObject({
      game: { sportId: 1, eventId },
      home: { label: games[0]?.homeName },
      urls: { event: `/match/${eventId}` },
    });
  });

  it("[C3.10] games: sets and games of tennis", async () => {
    const subject = gameSubject("fr", 2, setId);
    const subscriber = await listen(subject);
    await post(
      2,
      setId,
      { kind: "status", status: 17 },
      { kind: "points", side: 1, value: 1 },
      { kind: "period-won", side: 1 },
    );
    expect(await news(subscriber, subject, 3)).toEqual([
      ["1er set", 0, "0-0"],
      ["Jeu !", 1, "0-0"],
      ["Set !", 1, "1-0"],
    ]);
  });

  it("[C7.10] [F19] lists: an event that is new, or moves to another day, and no goal", async () => {
    const subject = localUpdateSubject(1);
    expect(subject).toBe("ul_1_1");
    const seq = Number((await getFeed(stack, "ul_1_1")).headers.get("x-feed-seq"));
    const subscriber = await openPushSubscriber(stack, [`${subject}:${seq}`]);
    open.push(subscriber);
    await subscriber.waitFor(({ t }) => t === "hello");
    const other = games[1]?.eventId ?? "";
    const added = { ...batch.events[0], eventId: stableId(1, "push added") };
    await post(1, other, { kind: "status", status: 12 }, { kind: "goal", side: 1, minute: "3" });
    expect((await postIngest(stack, "events", { ...batch, events: [added] })).status).toBe(200);
    await post(1, games[2]?.eventId ?? "", { kind: "moved", startSeconds: nowSeconds + 86_400, timeKnown: true });
    await subscriber.waitFor(() => rowsOf(subscriber, subject).length >= 2);
    const ids = rowsOf(subscriber, subject).map((row) => valueOf(row, "AA"));
    expect(ids).toEqual([added.eventId, games[2]?.eventId]);
    expect(valueOf(rowsOf(subscriber, subject)[1], "AE")).toBe(games[2]?.homeName);
  });

  it("[C7.05] [C7.10] sys and service: the system's values, and where the push is", async () => {
    const [system, service] = [await listen("sys"), await listen("service")];
    await system.waitFor(() => rowsOf(system, "sys").length > 0);
    await service.waitFor(() => rowsOf(service, "service").length > 0);
    const [row] = rowsOf(system, "sys");
    for (const key of ["mlp", "sst", "stu", "utime"])
      expect([key, Number(valueOf(row, key))]).not.toContain(Number.NaN);
    expect(valueOf(rowsOf(service, "service")[0], "TPJ")).toBe("16");
  });

  it("[A7.02] a profile's subject is refused to whoever does not prove the profile", async () => {
    const subscriber = await openPushSubscriber(stack, ["lsid_abc123_tribune:0"]);
    expect(await subscriber.closed).toBe(closeCodes.policy.code);
  });
});
