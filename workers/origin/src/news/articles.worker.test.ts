import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newsSection } from "../../../../shared/wire/sections/news-section.ts";
import { postJson, readFeed, saturday, setClock } from "../../test/harness.ts";
import { anEvent, batchOf } from "../../test/records.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const articlesOf = async (name: string, project = 1) =>
  newsSection.decode((await readFeed(name, project)).body).rows.map(({ fields }) => fields);

const postArticles = (...articles: unknown[]) => postJson("articles", { sportId: 1, articles });

describe("articles that providers send", () => {
  const article = {
    id: "1Article",
    lang: "fr",
    title: "Lens prépare le derby",
    lead: "Le groupe est connu.",
    url: "https://news.test/derby",
    source: "La Voix",
    publishedSeconds: saturday - 60,
    participantIds: ["1Home000"],
    eventIds: ["1Event00"],
  };

  it("leads the news of its sport, its participants and its match, in its language alone", async () => {
    await postJson("events", batchOf(anEvent()));
    expect(await postArticles(article)).toEqual({ changed: 1, unchanged: 0, refused: [] });
    expect((await articlesOf("nl_1_sport"))[0]).toMatchObject({ id: article.id, title: article.title });
    expect(await articlesOf("pnf_1Home000")).toMatchObject([{ id: article.id, source: "La Voix" }]);
    expect(await articlesOf("df_nf_1_1Event00")).toMatchObject([{ id: article.id }]);
    expect(await articlesOf("pnf_1Home000", 2)).toEqual([]);
  });

  it("is replaced by what comes under the same id, and not listed before its time", async () => {
    await postArticles(article);
    expect(await postArticles({ ...article, title: "Lens reporte le derby" })).toMatchObject({ changed: 1 });
    expect(await postArticles({ ...article, title: "Lens reporte le derby" })).toMatchObject({ unchanged: 1 });
    expect(await articlesOf("pnf_1Home000")).toMatchObject([{ title: "Lens reporte le derby" }]);
    await postArticles({ ...article, publishedSeconds: saturday + 60 });
    expect(await articlesOf("pnf_1Home000")).toEqual([]);
  });

  it("is refused with every fault by its place, and no part of it is kept", async () => {
    const faulty = { ...article, id: "2Article", url: "javascript:alert(1)", title: "" };
    expect(await postArticles(article, faulty, { ...article, id: "2Article" })).toMatchObject({
      refused: [{ pointer: "/articles/1/title" }, { pointer: "/articles/1/url" }, { pointer: "/articles/2/id" }],
    });
    expect(await articlesOf("pnf_1Home000")).toEqual([]);
  });
});
