import { describe, expect, it } from "vitest";
import { parseClientFrame } from "../../shared/push/client-frame.ts";
import { maxListSubjects, maxSubjectsPerSocket } from "../../shared/push/push-limits.ts";
import { openLivePage } from "../../tests/fakes/live-page.ts";
import { createNewsPositions } from "./news-positions.ts";

const game = "games_fr_g_2_abcdefgh";
const other = "games_fr_g_1_bcdefghi";

async function openFollowing(subjects: readonly string[] = [game]) {
  const page = openLivePage();
  const heard: string[] = [];
  const news = createNewsPositions();
  const end = news.subscribe((subject, row) => heard.push(`${subject} ${row}`));
  const follow = (followed: readonly string[]) => {
    news.follow(followed);
    page.client.followNews(news);
  };
  await page.server.timers.pass(100);
  follow(subjects);
  await page.server.timers.pass(100);
  return { ...page, heard, follow, end };
}
const rows = (n: number, ...texts: readonly string[]) =>
  ({ t: "rows", s: game, n, r: texts.map((text) => `TNO÷${text}¬~`).join("") }) as const;

describe("news of followed games", () => {
  it("[C4.17] [P18] are joined beside the list's changes, on the one socket, and left again", async () => {
    const { server, follow } = await openFollowing([game, other]);
    expect(server.sent).toEqual([`{"t":"join","s":"${game}","since":0}`, `{"t":"join","s":"${other}","since":0}`]);
    follow([other]);
    await server.timers.pass(100);
    expect(server.sent.slice(2)).toEqual([`{"t":"leave","s":"${game}"}`]);
    expect(server.opened).toHaveLength(1);
  });

  it("[C4.17] [C4.19] open a socket by themselves, on a page that has nothing to follow", async () => {
    const page = openLivePage({ isFollowed: false });
    await page.server.timers.pass(100);
    expect(page.server.opened).toEqual([]);
    const news = createNewsPositions();
    news.follow([game]);
    page.client.followNews(news);
    await page.server.timers.pass(100);
    expect(page.server.opened).toEqual([`/push?v=5&join=${game}:0&join=sys:0`]);
  });

  it("fit on the socket beside a page of many sports and all lists that are kept for the way back", async () => {
    const games = Array.from(
      { length: maxSubjectsPerSocket - maxListSubjects - 1 },
      (_, at) => `games_fr_g_1_${10_000_000 + at}`,
    );
    const { server, show, leave } = await openFollowing(games);
    leave();
    for (let sportId = 2; sportId <= 9; sportId += 1) {
      show({ key: `sport ${sportId}`, sportId, market: "fr", odds: "0", oddsSeq: 1, oddsFeedName: `fo_${sportId}` })();
    }
    for (let at = 0; at < maxListSubjects / 2; at += 1) show({ key: `all ${at}`, sportId: at + 12 });
    await server.timers.pass(1_000);
    const followed = new Set<string>();
    for (const frame of server.sent.map((text) => parseClientFrame(text))) {
      if (frame?.t === "join") followed.add(frame.s);
      if (frame?.t === "leave") followed.delete(frame.s);
      expect(followed.size).toBeLessThanOrEqual(maxSubjectsPerSocket);
    }
    // One is left for the service's values, which came first.
    expect(followed.size).toBe(maxSubjectsPerSocket - 1);
  });

  it("are heard once each, in order, and leave the list alone", async () => {
    const { server, heard, end } = await openFollowing();
    server.deliver(rows(1, "a"));
    server.deliver(rows(1, "a", "b"));
    await server.timers.pass(100);
    expect(heard).toEqual([`${game} TNO÷a¬~`, `${game} TNO÷b¬~`]);
    end();
    server.deliver(rows(3, "c"));
    await server.timers.pass(100);
    expect(heard).toHaveLength(2);
  });

  it("[P4] are asked for where one is missing", async () => {
    const { server, heard } = await openFollowing();
    server.deliver(rows(1, "a"));
    server.deliver(rows(3, "c"));
    await server.timers.pass(100);
    expect(heard).toHaveLength(1);
    expect(server.sent.at(-1)).toBe(`{"t":"join","s":"${game}","since":1}`);
  });

  it("[P5] go on from where the hub can, without a feed, where they were missed for long", async () => {
    const { server, heard } = await openFollowing();
    server.deliver({ t: "repair", s: game, n: 7 });
    await server.timers.pass(100);
    expect(server.requests).toEqual([]);
    expect(server.sent.at(-1)).toBe(`{"t":"join","s":"${game}","since":7}`);
    server.deliver(rows(8, "h"));
    await server.timers.pass(100);
    expect(heard).toEqual([`${game} TNO÷h¬~`]);
  });

  it("[P8] continue after a lost socket, from the number that was heard", async () => {
    const { server } = await openFollowing();
    server.deliver(rows(1, "a"));
    await server.timers.pass(100);
    server.closeAll(1006);
    await server.timers.pass(10_000);
    expect(server.opened.at(-1)).toBe(`/push?v=5&join=u_1_1:0&join=${game}:1&join=sys:0`);
  });
});
