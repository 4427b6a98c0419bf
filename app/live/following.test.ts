import { describe, expect, it } from "vitest";
import { encodeDayFeed } from "../../shared/wire/day-feed.ts";
import { openLivePage, toEvent } from "../../tests/fakes/live-page.ts";

const feedOf = (sportId: number, ...ids: readonly string[]) =>
  encodeDayFeed({
    sportId,
    leagues: [{ league: { stageId: "L" }, events: ids.map((id) => toEvent(id)) }],
    signature: "",
  });
const match = { key: "A", feedName: "d_su_AAAAAAAA_fr_1", feed: feedOf(1, "A") };
const tennis = { key: "2/1", sportId: 2, feedName: "f_2_0_2_fr_1", feed: feedOf(2, "T") };
const aged = 11 * 60_000;

describe("the live client, while pages come and go", () => {
  it("opens one socket for a list, its match and the way back, and loads nothing", async () => {
    const { server, leave, show, client } = openLivePage();
    await server.timers.pass(100);
    leave();
    const leaveMatch = show(match);
    server.change({ id: "A", homeScore: 1 });
    await server.timers.pass(100);
    leaveMatch();
    expect(client.isRight("day")).toBe(true);
    show();
    await server.timers.pass(1_000);
    expect(client.store.getEvent("A")?.homeScore).toBe(1);
    expect(server.opened).toHaveLength(1);
    expect([...server.requests, ...server.sent.filter((text) => text !== "ping")]).toEqual([]);
  });

  it("joins another sport through the open socket, and leaves the one that no page came back to", async () => {
    const { server, leave, show } = openLivePage();
    await server.timers.pass(100);
    leave();
    show(tennis);
    expect(server.sent).toEqual(['{"t":"join","s":"u_2_1","since":0}']);
    await server.timers.pass(aged);
    expect(server.sent).toContain('{"t":"leave","s":"u_1_1"}');
    expect(server.opened).toHaveLength(1);
  });

  it("joins subjects that were requested while the socket was being opened", async () => {
    const { server, show } = openLivePage();
    show(tennis);
    expect(server.sent).toEqual([]);
    await server.timers.pass(100);
    expect(server.sent).toEqual(['{"t":"join","s":"u_2_1","since":0}']);
  });

  it("opens the socket with the first page that shows what changes (C4.17)", async () => {
    const { server, show } = openLivePage({ isFollowed: false });
    await server.timers.pass(100);
    expect(server.opened).toEqual([]);
    show(tennis);
    expect(server.opened).toEqual(["/push?v=5&join=u_2_1:0&join=sys:0"]);
  });

  it("[P4] asks again for what a new list of an older number has missed", async () => {
    const { server, show, client } = openLivePage();
    server.change(toEvent("D"));
    await server.timers.pass(100);
    server.change({ id: "D", homeScore: 1 });
    await server.timers.pass(100);
    show({ key: "D", feedName: "d_su_DDDDDDDD_fr_1", feed: feedOf(1, "D"), seq: 1 });
    await server.timers.pass(100);
    expect(server.sent).toContain('{"t":"join","s":"u_1_1","since":1}');
    expect(client.store.getEvent("D")?.homeScore).toBe(1);
  });

  it("keeps six lists that have left the screen, none for more than ten minutes", async () => {
    const { server, leave, show, client } = openLivePage();
    await server.timers.pass(100);
    leave();
    for (const id of ["B", "C", "D", "E", "F", "G"]) show({ key: id, feed: feedOf(1, id) })();
    expect(client.isRight("day")).toBe(false);
    expect(client.store.getEvent("A")).toBeNull();
    expect(client.isRight("B")).toBe(true);
    await server.timers.pass(aged);
    expect(client.isRight("G")).toBe(false);
  });

  it("opens all lists of a page before it shows the first, however many", async () => {
    const { server, draw, client } = openLivePage();
    const ids = Array.from({ length: 20 }, (_, index) => `L${index}`);
    for (const id of ids) draw({ key: id, feed: feedOf(1, id) });
    expect(ids.filter((id) => client.store.getEvent(id) === null)).toEqual([]);
    // Events that no page shows any more are dropped after a while.
    await server.timers.pass(aged);
    expect(ids.filter((id) => client.store.getEvent(id) !== null)).toEqual([]);
  });

  it("does not trust a list that new events have passed by, nor one that nothing has followed for a minute", async () => {
    const { server, leave, show, client } = openLivePage();
    await server.timers.pass(100);
    leave();
    show({ ...tennis, isFollowed: false })();
    server.change(toEvent("D"));
    expect(client.isRight("2/1")).toBe(true);
    await server.timers.pass(61_000);
    expect(client.isRight("day")).toBe(false);
    expect(client.isRight("2/1")).toBe(false);
  });

  it("[P5] heals a match beside the repair feed, which knows only the days around today", async () => {
    const { server, leave, show } = openLivePage();
    await server.timers.pass(100);
    leave();
    show(match);
    server.closeAll(1006);
    for (let goals = 1; goals <= 20; goals += 1) server.change({ id: "A", homeScore: goals });
    await server.timers.pass(5_000);
    expect(server.requests).toEqual(expect.arrayContaining(["r_1_1", "d_su_AAAAAAAA_fr_1"]));
  });
});
