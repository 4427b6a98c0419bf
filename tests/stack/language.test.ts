import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { rootAttributes } from "../../shared/texts/direction.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";
import { getFeed, getPageAt } from "../support/requests.ts";
import { foreignTo, saidOn } from "../../scripts/crawl/foreign-texts.ts";
import { hostOf, stackOfLanguages, variantIn } from "../support/stack-of-languages.ts";

const sports = [1, 2, 34];
/** Players, and the facts of a match, in its summary and its line-ups; clubs of earlier games. */
const nameCells = /(?<=[¬~](?:IF|LI|LN|LP|MIV|TA|FH|FK)÷)[^¬]+/g;
const sections = ["sui", "st", "stn", "li", "psn", "lc", "lcpo", "hh", "mr", "nf", "od"];

describe("a site of every language", () => {
  let stack: Stack;
  let matchIds: readonly string[];
  /** Names of data are not ours to translate: "Série A" is Brazilian, and a stadium may be an "Estadio". */
  const names = new Map<Language, string>();
  const foreignIn = (room: "pages" | "feeds", lang: Language) => {
    const own = names.get(lang) ?? "";
    return foreignTo(room, lang).filter((text) => !own.includes(text.toLowerCase()));
  };
  const getBody = async (name: string, lang: Language) =>
    (await getFeed(stack, name, { project: variantIn(lang).projectId, place: "DE" })).text();
  const listsIn = (lang: Language, day = 0) => sports.map((sport) => `f_${sport}_${day}_0_${lang}_1`);

  beforeAll(async () => {
    stack = await stackOfLanguages();
    for (const lang of languages) {
      // A visitor's day begins and ends at other hours than the feeds'.
      const lists = [-1, 0, 1].flatMap((day) => listsIn(lang, day));
      const days = (await Promise.all(lists.map((name) => getBody(name, lang)))).map(decodeDayFeed);
      const events = days[0]?.leagues.flatMap((league) => league.events) ?? [];
      matchIds = [1, 2, 3].flatMap((type) => events.find(({ statusType }) => statusType === type)?.id ?? []);
      const named = matchIds.flatMap((id) =>
        ["sui", "li", "hh"].map((section) => getBody(`df_${section}_1_${id}`, lang)),
      );
      const ofMatches = (await Promise.all(named)).join("").match(nameCells) ?? [];
      const ofLists = days.flatMap(({ leagues }) =>
        leagues.flatMap(({ league, events: listed }) => [
          league.name,
          ...listed.flatMap(({ homeName, awayName }) => [homeName, awayName]),
        ]),
      );
      names.set(lang, [...ofLists, ...ofMatches].join("\n").toLowerCase());
    }
  });

  it.each(languages)("[C1.11] says nothing of its own in another language, on no page in %s", async (lang) => {
    const foreign = await foreignIn("pages", lang);
    expect(foreign.length).toBeGreaterThan(150);
    const { sports: paths, rooms } = addressWords[lang];
    const pages = ["/", "/?cat=1", "/?cat=5", `/${paths.tennis}`, `/${paths.cycling}`, "/quidditch"];
    const ofMatches = matchIds.map((id) => `/${rooms.match}/${id}`);
    for (const path of [...pages, ...ofMatches, `${ofMatches[0]}/${addressWords[lang].match.headToHead}`]) {
      const { status, html } = await getPageAt(stack, hostOf(lang), path, { place: "DE" });
      expect([path, status]).toEqual([path, path === "/quidditch" ? 404 : 200]);
      expect(html).toContain(`<html${rootAttributes(lang)}`);
      expect([path, saidOn(html, foreign)]).toEqual([path, []]);
    }
  });

  it("[C1.11] has the addresses of its own language, and none of another", async () => {
    const statuses = languages.map(async (lang) => {
      const words = languages.map((each) => `/${addressWords[each].sports.cycling}`);
      const answers = words.map(async (path) => (await getPageAt(stack, hostOf(lang), path)).status);
      return (await Promise.all(answers)).map((status, index) => [words[index], status] as const);
    });
    for (const [index, answers] of (await Promise.all(statuses)).entries()) {
      const own = `/${addressWords[languages[index] ?? "fr"].sports.cycling}`;
      expect(answers).toEqual(answers.map(([path]) => [path, path === own ? 200 : 404]));
    }
  });

  it("[F22] gives the sections of a match in the language of its project", async () => {
    const titles = languages.map(async (lang) => {
      const body = await getBody(`df_hh_1_${matchIds[0]}`, lang);
      return [lang, /KA÷([^¬]*)/.exec(body)?.[1]];
    });
    expect(Object.fromEntries(await Promise.all(titles))).toMatchObject({ fr: "Général", en: "Overall", de: "Gesamt" });
  });

  it.each(languages)(
    "[F22] says nothing of its own in another language in the feeds of matches in %s",
    async (lang) => {
      const foreign = await foreignIn("feeds", lang);
      expect(foreign.length).toBeGreaterThan(800);
      const feeds = matchIds.flatMap((id) => [
        ...sections.map((section) => `df_${section}_1_${id}`),
        `d_su_${id}_${lang}_1`,
      ]);
      for (const name of [...listsIn(lang), ...feeds]) {
        // The format's own codes of a column, of jerseys and of a line.
        const body = (await getBody(name, lang)).replaceAll(/PF÷Player¬|TVJ÷[^¬]*|(?<=÷)video-review(?=¬)/g, "");
        expect([name, saidOn(body, foreign)]).toEqual([name, []]);
      }
    },
  );

  it("[F22] answers in the project's language where a feed asks for one that the site lacks", async () => {
    const days = await Promise.all(["fi", "de", "en"].map((each) => getBody(`f_1_1_0_${each}_1`, "de")));
    expect(days[0]).toBe(days[1]);
    expect(days[2]).not.toBe(days[1]);
  });
});
