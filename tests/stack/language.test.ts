import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/feed/day-feed.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { saidOn, textsOnlyIn } from "../support/interface-texts.ts";
import { sharedTestStack } from "../support/stack.ts";

const lists = ["f_1_0_0_de_1", "f_2_0_0_de_1", "f_34_0_0_de_1"];

describe("a site in German", () => {
  let stack: Stack;
  let matchIds: readonly string[];
  /** Names of data are not ours to translate: "Série A" is Brazilian. */
  let names: readonly string[];
  const foreignIn = async (room: "pages" | "feeds") => {
    const texts = await Promise.all((["fr", "en"] as const).map((lang) => textsOnlyIn(room, lang, "de")));
    return texts.flat().filter((text) => !names.some((name) => name.includes(text)));
  };
  beforeAll(async () => {
    stack = await sharedTestStack("de");
    const days = await Promise.all(lists.map(async (name) => decodeDayFeed(await (await getFeed(stack, name)).text())));
    names = days.flatMap(({ leagues }) => leagues.map(({ league }) => league.name ?? ""));
    const events = days[0]?.leagues.flatMap((league) => league.events) ?? [];
    matchIds = [1, 2, 3].flatMap((type) => events.find(({ statusType }) => statusType === type)?.id ?? []);
  });

  it("[C1.11] says nothing of its own in French or English, on no page", async () => {
    const foreign = await foreignIn("pages");
    expect(foreign.length).toBeGreaterThan(150);
    const paths = ["/", "/?cat=1", "/?cat=6", "/?cat=5", "/tennis", "/radsport", "/match/zzzzzzzz", "/quidditch"];
    for (const path of [...paths, ...matchIds.map((id) => `/match/${id}`)]) {
      const page = await (await getPage(stack, path, { place: "DE" })).text();
      expect(page).toContain('<html lang="de"');
      expect([path, saidOn(page, foreign)]).toEqual([path, []]);
    }
  });

  it("[C1.11] has German addresses, and none of another language", async () => {
    const statuses = ["/eishockey", "/flechettes", "/cyclisme"].map(
      async (path) => (await getPage(stack, path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  });

  it("[F22] gives the sections of a match in the language of its project", async () => {
    const titles = await Promise.all(
      [1, 2, 3].map(async (project) => {
        const response = await getFeed(stack, `df_hh_1_${matchIds[0]}`, { project });
        return /KA÷([^¬]*)/.exec(await response.text())?.[1];
      }),
    );
    expect(titles).toEqual(["Général", "Overall", "Gesamt"]);
  });

  it("[F22] says nothing of its own in French or English in the feeds of a match and of its league", async () => {
    const foreign = await foreignIn("feeds");
    expect(foreign.length).toBeGreaterThan(800);
    const feeds = matchIds.flatMap((id) => [
      ...["sui", "st", "stn", "li", "psn", "lc", "lcpo", "hh", "mr", "nf", "od"].map(
        (section) => `df_${section}_1_${id}`,
      ),
      `d_su_${id}_de_1`,
    ]);
    for (const name of [...lists, ...feeds]) {
      // The format's own code of a column.
      const body = (await (await getFeed(stack, name, { project: 3, place: "DE" })).text()).replace("PF÷Player¬", "");
      expect([name, saidOn(body, foreign)]).toEqual([name, []]);
    }
  });

  it("[F22] answers in the project's language where a feed asks for one that the site lacks", async () => {
    const days = await Promise.all(
      ["cs", "de", "en"].map(async (lang) => (await getFeed(stack, `f_1_1_0_${lang}_1`, { project: 3 })).text()),
    );
    expect(days[0]).toBe(days[1]);
    expect(days[2]).not.toBe(days[1]);
  });
});
