import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newsSection } from "../../../shared/feed/sections/news.ts";
import { postJson, push, readFeed, ringAt, saturday, setClock } from "../test/harness.ts";
import { anEvent, batchOf, finished } from "../test/records.ts";

const daySeconds = 86_400;

beforeEach(async () => {
  await push.setDown(false);
  await setClock(saturday);
});
afterEach(() => reset());

const articlesOf = async (name: string, project = 1) =>
  newsSection.decode((await readFeed(name, project)).body).rows.map(({ fields }) => fields);

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

  it("tell a result of the ledger, in the project's language, with a link to the match", async () => {
    await postJson("events", batchOf(anEvent({ startSeconds: saturday - 3 * 3600, result: finished(2, 1) })));
    const [french] = await articlesOf("pnf_1Home000");
    const [english] = await articlesOf("pnf_1Home000", 2);
    expect(french).toMatchObject({ url: "/match/1Event00?teams=lens-metz", perex: "Coupe : 0-0, 2-1." });
    expect([french?.title, english?.title]).toEqual([
      expect.stringMatching(/Lens .+ Metz \(2-1\)/),
      expect.stringMatching(/Lens (beat|get|see) .*Metz.*\(2-1\)/),
    ]);
  });

  it("are a participant's own, as many as were asked for", async () => {
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
