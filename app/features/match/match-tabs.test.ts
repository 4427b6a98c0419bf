import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { addressWords } from "../../../shared/addresses/words.ts";
import { feedNamePatterns } from "../../../shared/wire/feed-name-patterns.ts";
import { parseFeedName } from "../../../shared/wire/feed-names.ts";
import { languages } from "../../../shared/texts/languages.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { matchTabRows, tabRow, tabsOf } from "./match-tabs.ts";
import { tabOfWord } from "./tab-of-word.ts";
import { gameFeedName, matchFeedName, sectionFeedName, tableFeedName } from "./section/section-feeds.ts";

await loadAllTexts();

it("[C2.05] has a folder, a name in each language and a feed for each tab", () => {
  for (const { tab, folder } of matchTabRows) {
    expect([tab, existsSync(new URL(`${folder}/route.tsx`, import.meta.url))]).toEqual([tab, true]);
    expect(languages.map((lang) => matchTexts(lang).tabs[tab] ?? "")).not.toContain("");
    expect(parseFeedName(sectionFeedName(tab, "15V03UEq"))).not.toBeNull();
  }
  expect(feedNamePatterns["match-section"]).toBe("df_{section}_{type}_{eventId}");
  expect([sectionFeedName("standings", "15V03UEq"), tableFeedName("15V03UEq", 2)]).toEqual([
    "df_to_1_15V03UEq_4",
    "df_to_1_15V03UEq_2",
  ]);
  expect([matchFeedName("15V03UEq"), gameFeedName("15V03UEq")]).toEqual(["dc_1_15V03UEq", "g_1_15V03UEq"]);
});

it("finds a tab by its word in the language of the address, and by no other's", () => {
  for (const lang of languages)
    for (const { tab } of matchTabRows)
      expect(tabOfWord(addressWords[lang].match[tab], addressWords[lang].match)).toBe(tab);
  expect(tabOfWord("statistics", addressWords.fr.match)).toBeNull();
  expect(tabOfWord("cotes-du-rhone", addressWords.fr.match)).toBeNull();
  expect(tabRow("lineUps").section).toBe("li");
});

it("shows the tabs that the match names, its first one always, in an order of its own", () => {
  expect(tabsOf(["HH", "OD", "ST"], null)).toEqual(["summary", "statistics", "headToHead", "odds"]);
  expect(tabsOf(["HL", "NF", "SE", "DR"], null)).toEqual(["summary", "draw", "series", "news", "highlights"]);
  expect(tabsOf([], null)).toEqual(["summary"]);
});

it("[C9.02] shows a tab as soon as its section has a hash, though the page is older: last, so that no other moves", () => {
  expect(tabsOf([], { lineUpsHash: "a", statisticsHash: null })).toEqual(["summary", "lineUps"]);
  expect(tabsOf(["OD", "ST"], { lineUpsHash: "a", statisticsHash: "b", oddsHash: "c" })).toEqual([
    "summary",
    "statistics",
    "odds",
    "lineUps",
  ]);
});

it("[C2.05] takes the tab of prices away when the match has none any more, unless it is read", () => {
  const ended = { statisticsHash: "b" };
  expect(tabsOf(["OD", "ST"], ended)).toEqual(["summary", "statistics"]);
  expect(tabsOf(["OD", "ST"], ended, "odds")).toEqual(["summary", "statistics", "odds"]);
});
