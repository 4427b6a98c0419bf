import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { searchLanguages, type SearchLanguage } from "../../workers/origin/src/search/search-languages.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack, startTestStack } from "../support/stack.ts";

type Result = { readonly kind: string; readonly name: string; readonly match: string };

async function find(stack: Stack, query: string): Promise<readonly Result[]> {
  const response = await getPage(stack, `/api/v2/search/?q=${encodeURIComponent(query)}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  return ((await response.json()) as { results: readonly Result[] }).results;
}

/** For each language a name of the world that has its letters, and how its speakers type it without them. */
const typedIn: Readonly<Record<SearchLanguage, readonly [typed: string, name: string]>> = {
  cs: ["plzen", "Viktoria Plzeň"],
  da: ["kobenhavn", "Copenhague"],
  de: ["koeln", "Cologne"],
  el: ["ολυμπιακος", "Olympiakos"],
  en: ["malmo ff", "Malmö FF"],
  es: ["atletico madrid", "Atlético Madrid"],
  fi: ["hacken", "Häcken"],
  fr: ["saint etienne", "Saint-Étienne"],
  hr: ["varazdin", "Varaždin"],
  hu: ["ferencvaros", "Ferencváros"],
  it: ["sudtirol", "Südtirol"],
  lt: ["zilina", "Žilina"],
  nl: ["nijmegen", "Nimègue"],
  no: ["bodo glimt", "Bodø/Glimt"],
  pl: ["lks lodz", "ŁKS Łódź"],
  pt: ["vitoria guimaraes", "Vitória Guimarães"],
  "pt-br": ["criciuma", "Criciúma"],
  ro: ["botosani", "Botoșani"],
  ru: ["црвена звезда", "Étoile rouge"],
  sk: ["dunajska streda", "DAC Dunajská Streda"],
  sl: ["domzale", "Domžale"],
  sr: ["чукарички", "Čukarički"],
  sv: ["djurgarden", "Djurgården"],
  tr: ["fenerbahce", "Fenerbahçe"],
  vi: ["gyor", "Győr"],
};

/** The ledger updates the catalogue after the answers that it gives. */
const findSoon = (stack: Stack, query: string) =>
  expect.poll(async () => (await find(stack, query)).map(({ kind, name }) => `${kind} ${name}`), { timeout: 20_000 });

describe("search through the site", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
    // The built-in world begins with the first look at it.
    await (await getFeed(stack, "f_1_0_0_fr_1")).text();
  });

  it("[S1] [C3.21] [C7.09] finds the clubs and leagues of the world, whole, begun, mistyped or by another name", async () => {
    await findSoon(stack, "paris").toEqual(expect.arrayContaining(["team PSG", "team Paris FC"]));
    await findSoon(stack, "saint etiene").toContain("team Saint-Étienne");
    const redirects = await Promise.all(["psg", "ligue 1"].map(async (query) => (await find(stack, query))[0]));
    expect(redirects).toMatchObject([{ redirect: 3 }, { redirect: 2 }]);
    expect((await find(stack, "psg"))[0]).toMatchObject({ kind: "team", name: "PSG", match: "exact" });
    expect((await find(stack, "Bayern"))[0]).toMatchObject({ kind: "team", name: "Bayern Munich" });
    expect((await find(stack, "ligue 1"))[0]).toMatchObject({ kind: "tournament", name: "Ligue 1", match: "exact" });
    expect((await find(stack, "saint etiene"))[0]).toMatchObject({ name: "Saint-Étienne", match: "typo" });
  });

  it.each(searchLanguages)("[A9.05] finds in %s what its speakers type without its letters", async (lang) => {
    const [typed, name] = typedIn[lang];
    const found = async (query: string, language: string) => {
      const response = await getPage(stack, `/api/v2/search/?lang=${language}&q=${encodeURIComponent(query)}`);
      const { results } = (await response.json()) as { results: readonly (Result & { path: string })[] };
      return results.filter(({ match }) => match !== "typo").map(({ path }) => path.split("/").at(-2));
    };
    // The name that is shown is that of the language; the id of the club is found by its French one.
    const [id] = await found(name, "fr");
    expect(id).toBeDefined();
    await expect.poll(() => found(typed, lang), { timeout: 20_000 }).toContain(id);
  });

  it("[A9.05] finds København in every language", async () => {
    for (const lang of searchLanguages) {
      const response = await getPage(stack, `/api/v2/search/?lang=${lang}&q=kobenhavn`);
      const { results } = (await response.json()) as { results: readonly Result[] };
      const { kind, match } = results[0] ?? {};
      expect([lang, kind, match === "typo"]).toEqual([lang, "team", false]);
    }
  });

  it("[S1] finds each competition that the page of countries lists, also out of season and in a tour", async () => {
    const page = await (await getPage(stack, "/pays/tennis/")).text();
    const paths = [...page.matchAll(/<li[^>]*><a href="(\/tennis\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(100);
    const pathsOf = async (query: string) =>
      (await find(stack, query)).map((result) => (result as { path?: string }).path);
    for (const place of ["roland-garros", "wimbledon", "miami"]) {
      const listed = paths.filter((path) => path.includes(`-${place}-`));
      expect(listed.length).toBeGreaterThan(0);
      await expect.poll(() => pathsOf(place), { timeout: 20_000 }).toEqual(expect.arrayContaining(listed));
    }
  });

  it("[S1] [C7.09] shows what is popular", async () => {
    const answer = (await (await getPage(stack, "/api/v2/top-search/?lang=en")).json()) as {
      sports: readonly object[];
    };
    expect(answer.sports[0]).toMatchObject({ id: 1, name: "Football" });
  });

  it("[S3] passes a fault on", async () => {
    const response = await getPage(stack, "/api/v2/search/");
    expect([response.status, await response.json()]).toEqual([400, { fault: "query-missing" }]);
  });
});

it("finds what was posted, also after the next start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tribune-search-"));
  let stack = await startTestStack({ persistTo: folder, worldSeed: "" });
  try {
    const { batch } = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000) + 3600, name: "Zyxw" });
    await postIngest(stack, "events", batch);
    await findSoon(stack, "sporting zyxw").toContain("team Sporting Zyxw 0");
    await stack.stop();
    stack = await startTestStack({ persistTo: folder, worldSeed: "" });
    expect((await find(stack, "sporting zyxw"))[0]).toMatchObject({ kind: "team", name: "Sporting Zyxw 0" });
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
