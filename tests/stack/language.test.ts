import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/feed/day-feed.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { saidOn, textsOnlyIn } from "../support/interface-texts.ts";
import { startTestStack } from "../support/stack.ts";

describe("a site in German", () => {
  let stack: Stack;
  let matchIds: readonly string[];
  beforeAll(async () => {
    stack = await startTestStack({ vars: { VARIANT: "de" } });
    const { leagues } = decodeDayFeed(await (await getFeed(stack, "f_1_0_0_de_1")).text());
    const events = leagues.flatMap((league) => league.events);
    matchIds = [1, 2, 3].flatMap((type) => events.find(({ stageType }) => stageType === type)?.id ?? []);
  });
  afterAll(() => stack.stop());

  it("[C1.11] says nothing of its own in French or English, on no page", async () => {
    const foreign = [...(await textsOnlyIn("fr", "de")), ...(await textsOnlyIn("en", "de"))];
    expect(foreign.length).toBeGreaterThan(150);
    const lists = ["/", "/?cat=1", "/?cat=6", "/?cat=5", "/tennis", "/radsport", "/match/zzzzzzzz", "/quidditch"];
    for (const path of [...lists, ...matchIds.map((id) => `/match/${id}`)]) {
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

  it("[F22] answers in the project's language where a feed asks for one that the site lacks", async () => {
    const days = await Promise.all(
      ["cs", "de", "en"].map(async (lang) => (await getFeed(stack, `f_1_1_0_${lang}_1`, { project: 3 })).text()),
    );
    expect(days[0]).toBe(days[1]);
    expect(days[2]).not.toBe(days[1]);
  });
});
