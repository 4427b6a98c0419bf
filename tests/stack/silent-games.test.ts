import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { eventStatus, statusType } from "../../shared/sports/statuses.ts";
import { daySeconds } from "../../shared/basics/day.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";

const now = Math.floor(Date.now() / 1000);
/** Games that nobody ended: how each stood at its last news, and how many days ago that was. */
const silent = [
  [eventStatus.firstHalf, 200],
  [eventStatus.interrupted, 60],
  [eventStatus.break, 5],
  [eventStatus.halfTime, 2],
  [eventStatus.pending, 5],
  [eventStatus.delayed, 5],
  [eventStatus.live, 5],
].map(([status = 0, daysAgo = 0], index) => {
  const startSeconds = now - daysAgo * daySeconds;
  const { batch, games } = toMatchday({ games: 1, startSeconds, name: `Muet ${index}` });
  return { status, startSeconds, batch, eventId: games[0]?.eventId ?? "", name: games[0]?.homeName ?? "" };
});
const rested = silent.find(({ status }) => status === eventStatus.halfTime);

describe("games that nobody ended", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack({ worldSeed: "" });
    const current = toMatchday({ games: 1, startSeconds: now, name: "Direct" });
    await send("events", current.batch);
    await send("incidents", current.kickOffs);
    for (const { batch, eventId, status, startSeconds } of silent) {
      await send("events", batch);
      const incident = { eventId, kind: "status", status, id: "last", atSeconds: startSeconds };
      await send("incidents", { sportId: 1, incidents: [incident] });
    }
  });
  afterAll(() => stack.stop());

  async function send(path: string, body: unknown): Promise<void> {
    const response = await postIngest(stack, path, body);
    if (!response.ok) throw new Error(await response.text());
  }
  const open = async (path: string) => (await getPage(stack, path, { place: "FR:IDF" })).text();
  const listed = async (offset: number) =>
    decodeDayFeed(await (await getFeed(stack, `f_1_${offset}_0_fr_1`)).text()).leagues.flatMap(({ events }) => events);

  it("are not in today's list, its feed, nor in the number of live games, which agree", async () => {
    expect((await listed(0)).map(({ homeName }) => homeName)).toEqual(["Sporting Direct 0"]);
    const html = await open("/");
    expect(html).toContain("Sporting Direct 0");
    expect(html).not.toContain("Sporting Muet");
    expect(html).toMatch(/id="tab-live"[^>]*>En direct<small>1</);
    expect(await open("/-/beside/1")).toContain('<data value="/" title="1 en direct">');
    expect(await open("/widget/")).not.toContain("Sporting Muet");
    const day = await open("/1/x/graphql/pq_graphql?_hash=826392df&sportId=1");
    expect(day).toContain('"total":1');
  });

  it("stand in the list of their own day with their result awaited since their last news", async () => {
    const row = (await listed(-2)).find(({ id }) => id === rested?.eventId);
    expect(row).toMatchObject({
      status: eventStatus.resultAwaited,
      statusType: statusType.finished,
      statusStartSeconds: rested?.startSeconds,
    });
  });

  it.each(silent.map(({ status, eventId }) => [status, eventId] as const))(
    "say so after %s on their page, in GraphQL and in a widget",
    async (_, eventId) => {
      const page = await open(`/match/${eventId}`);
      expect(page).toContain("Résultat attendu");
      expect(page).toMatch(/<small class="reason">sans nouvelles depuis \d\d:\d\d<\/small>/);
      const graph = await open(`/1/x/graphql/pq_graphql?_hash=14269a04&id=${eventId}`);
      expect(JSON.parse(graph)).toMatchObject({ data: { event: { statusType: "FINISHED" } } });
      expect(await open(`/widget/match/${eventId}`)).toMatch(/Attendu|Résultat attendu/);
    },
  );
});
