import { reset } from "cloudflare:test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newsSection, transferSection } from "../../../shared/wire/sections/news-section.ts";
import { stableId } from "../../../shared/sports/stable-id.ts";
import { postJson, push, readFeed, ringAt, saturday, setClock, startAgain } from "../test/harness.ts";
import { anEvent, batchOf, finished } from "../test/records.ts";
import { playWorld } from "../test/played-world.ts";

playWorld();
const daySeconds = 86_400;

beforeAll(async () => {
  await push.setDown(false);
  await setClock(saturday);
});
afterAll(() => reset());

const articlesOf = async (name: string, project = 1) =>
  newsSection.decode((await readFeed(name, project)).body).rows.map(({ fields }) => fields);

const transfersOf = async (name: string, project = 1) =>
  transferSection.decode((await readFeed(name, project)).body).rows.map(({ fields }) => fields);

const lens = stableId(1, "team", "FR", "lens");

describe("news", () => {
  it("[C9.04] are fifteen of a sport's, newest first, none older than 14 days, and three on the home page", async () => {
    const articles = await articlesOf("nl_1_sport");
    const times = articles.map(({ publishedSeconds }) => publishedSeconds ?? 0);
    expect(articles).toHaveLength(15);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.min(...times)).toBeGreaterThan(saturday - 14 * daySeconds);
    expect(Math.max(...times)).toBeLessThanOrEqual(saturday);
    expect(await articlesOf("nl_1_home")).toEqual(articles.slice(0, 3));
  });
});

describe("transfers", () => {
  it("are a team's arrivals, its departures or both, newest first", async () => {
    const [both, arrivals, departures] = await Promise.all(
      [0, 1, 2].map((type) => transfersOf(`tetr_${lens}_${type}_1`)),
    );
    const days = (both ?? []).map(({ daySeconds }) => daySeconds ?? 0);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(Math.max(...days)).toBeLessThanOrEqual(saturday);
    expect(new Set(arrivals?.map(({ toTeam }) => toTeam))).toEqual(new Set(["Lens"]));
    expect(new Set(departures?.map(({ fromTeam }) => fromTeam))).toEqual(new Set(["Lens"]));
    expect((arrivals?.length ?? 0) + (departures?.length ?? 0)).toBe(both?.length);
  });

  it("are in the project's language, page by page, and empty for an unknown team", async () => {
    const words = new Set((await transfersOf(`tetr_${lens}_0_1`, 2)).map(({ type }) => type));
    expect(words).toEqual(new Set(["Transfer", "Free transfer", "Loan"]));
    expect(await transfersOf(`tetr_${lens}_0_2`)).toEqual([]);
    expect(await transfersOf("tetr_1Nobody0_0_1")).toEqual([]);
  });
});

describe("news of what happens", () => {
  beforeEach(() => startAgain());

  it("report a result of the ledger, in the project's language, with a link to the match", async () => {
    await postJson("events", batchOf(anEvent({ startSeconds: saturday - 3 * 3600, result: finished(2, 1) })));
    const [french] = await articlesOf("pnf_1Home000");
    const [english] = await articlesOf("pnf_1Home000", 2);
    expect(french).toMatchObject({ url: "/match/1Event00", lead: "Coupe\u00a0: 0-0, 2-1." });
    expect([french?.title, english?.title]).toEqual([
      expect.stringMatching(/Lens .+ Metz \(2-1\)/),
      expect.stringMatching(/Lens (beat|get|see) .*Metz.*\(2-1\)/),
    ]);
  });

  it("are a participant's own, as many as were requested", async () => {
    const games = Array.from({ length: 5 }, (_, index) =>
      anEvent({
        eventId: `1Event0${index}`,
        startSeconds: saturday - (index + 1) * daySeconds,
        result: finished(index, 0),
      }),
    );
    await postJson("events", batchOf(...games));
    expect(await articlesOf("mynf_1Home000_3")).toHaveLength(3);
    expect(await articlesOf("mynf_1Home000_4")).toHaveLength(5);
    expect(await articlesOf("pnf_1Nobody0")).toEqual([]);
  });

  it("come with the final whistle, not before it", async () => {
    const [before] = await articlesOf("nl_1_sport");
    await ringAt(saturday + 3600);
    const [after] = await articlesOf("nl_1_sport");
    expect(after?.publishedSeconds).toBeGreaterThan(before?.publishedSeconds ?? 0);
    expect(after?.publishedSeconds).toBeLessThanOrEqual(saturday + 3600);
  });
});

describe("what providers send", () => {
  it("moves a player, instead of whom the built-in world has moved", async () => {
    const transfer = {
      id: "1Transf0",
      playerId: "1Player0",
      player: "Elye Wahi",
      fromId: lens,
      from: "Lens",
      toId: "",
      to: "Francfort",
      kind: "transfer",
      fee: "26 M€",
      daySeconds: saturday - daySeconds,
    };
    await postJson("transfers", { sportId: 1, transfers: [transfer] });
    const reported = { player: "Elye Wahi", fromTeam: "Lens", toTeam: "Francfort", type: "Transfert", fee: "26 M€" };
    expect(await transfersOf(`tetr_${lens}_0_1`)).toMatchObject([reported]);
    expect(await transfersOf("tetr_1Player0_0_1")).toMatchObject([reported]);
  });
});
