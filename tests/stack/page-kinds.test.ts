import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("a page's kind", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  const open = async (path: string) => (await getPage(stack, path, { headers: { accept: "text/html" } })).text();
  const kindsOf = (html: string) => [...html.matchAll(/ data-page="([^"]*)"/g)].map(([, kind]) => kind);
  /** The first address of that form on the page. */
  const find = async (on: string, form: RegExp) => form.exec(await open(on))?.[1] ?? `no link on ${on}`;

  it.each([
    ["/", "sport_page"],
    ["/tennis", "sport_page"],
    ["/?cat=5", "sport_page"],
    ["/sports-dhiver", "sport_page"],
    ["/tous-les-sports/", "mixed_page"],
    ["/football/france/", "common_page"],
    ["/football/france/ligue-1/", "tournament_page"],
    ["/favoris", "myfs_page"],
    ["/parametres", "common_page"],
    ["/tv/", "common_page"],
    ["/news/", "common_page"],
    ["/pays/football/", "common_page"],
    ["/langues", "common_page"],
    ["/recherche", "common_page"],
    ["/mobile/", "common_page"],
    ["/classement-mondial/", "ranking_page"],
  ])("[C2.09] is written by %s: %s", async (path, kind) => {
    expect(kindsOf(await open(path))).toEqual([kind]);
  });

  it("[C2.09] is written by the pages that lists lead to: a match, a team, a championship of races", async () => {
    const match = await find("/", /href="(\/match\/[^"?/]+)/);
    const team = await find(match, /href="(\/equipe\/[^"]+)"/);
    const series = await find("/course-voiture", /<a href="(\/course-voiture\/[^"/]+\/[^"/]+\/)"/);
    const kinds = await Promise.all([match, team, series].map(async (path) => kindsOf(await open(path))));
    expect(kinds).toEqual([["common_page"], ["team_page"], ["series_page"]]);
  });
});

describe("a competition with a draw", () => {
  it("[C3.26] shows the rounds to come, the final last, each with its first start", async () => {
    const stack = await sharedTestStack();
    const open = async (path: string) => (await getPage(stack, path, { headers: { accept: "text/html" } })).text();
    const lists = await Promise.all(["/tennis", "/tennis?day=1", "/tennis?day=2"].map(open));
    const paths = new Set(lists.flatMap((html) => html.match(/(?<=<a href=")\/tennis\/[^"/]+\/[^"/]+\/(?=")/g) ?? []));
    for (const path of paths) {
      const block = /<section[^>]*data-block="draw".*?<\/section>/s.exec(await open(path))?.[0];
      if (block === undefined) continue;
      expect(block).toContain("Tours à venir");
      expect([...block.matchAll(/<dt>(.*?)<\/dt>/g)].at(-1)?.[1]).toBe("Finale");
      return;
    }
    throw new Error(`None of ${paths.size} tournaments has a coming draw.`);
  });
});
