import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { firstLanguage, languages, type Language } from "../../shared/texts/languages.ts";
import { assets, weighRoutes, weighTabs } from "../support/built-routes.ts";
import { getPage } from "../support/requests.ts";
import { watchAround, watchFirstLoad, watchLiveMatch, watchTabs, type LoadedScript } from "../support/first-load.ts";
import { startTestStack } from "../support/stack.ts";

const kilobyte = 1024;
/** Limit for the list, until it has painted an update. */
const mostKilobytes = 153;
/** Limit for any page, until it is hydrated. */
const mostPageKilobytes = 186;
/** Limit for a match, on any tab. */
const mostMatchKilobytes = 187;
/** Limit for each further tab. */
const mostTabKilobytes = 10;

/** The page asks for it once a socket has ended without a word, which a busy machine may cause. */
const isFallback = ({ path }: LoadedScript) => path.includes("/live-transports-");
const kilobytesOf = (scripts: readonly LoadedScript[]) =>
  scripts.reduce((sum, script) => sum + (isFallback(script) ? 0 : script.bytes), 0) / kilobyte;
const listed = (scripts: readonly LoadedScript[]) =>
  `KB by gzip:\n${scripts.map(({ path, bytes }) => `${bytes} ${path}`).join("\n")}`;

/** Without the manifest of all routes in every language, which no page loads: a document contains its own routes. */
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js") && !file.startsWith("manifest-"));
/** Long words that exist only in this language's addresses; English sport names also occur in code. */
function ownWordsOf(lang: Language): readonly string[] {
  const { sports, rooms } = addressWords[lang];
  return [...Object.values(sports), ...Object.values(rooms)].filter(
    (word) => word.length > 9 && !Object.hasOwn(sports, word) && !isFrench(word),
  );
}
const french = addressWords[firstLanguage];
const isFrench = (word: string) => [...Object.values(french.sports), ...Object.values(french.rooms)].includes(word);
const holding = (text: string) => scripts.filter((file) => readFileSync(join(assets, file), "utf8").includes(text));

it("weighs little on every page, whatever is found on it, and least on tabs of a match", () => {
  const weights = Object.entries(weighRoutes());
  expect(weights.length).toBeGreaterThan(250);
  expect(weights.filter(([, bytes]) => bytes > mostPageKilobytes * kilobyte)).toEqual([]);
  const tabs = weights.filter(([id]) => id.startsWith("match-match-"));
  expect(tabs.length).toBeGreaterThan(100);
  expect(tabs.filter(([, bytes]) => bytes > mostMatchKilobytes * kilobyte)).toEqual([]);
});

it("loads little more for another tab of a match", () => {
  const more = Object.entries(weighTabs());
  expect(more.length).toBeGreaterThan(100);
  expect(more.filter(([, bytes]) => bytes === 0 || bytes > mostTabKilobytes * kilobyte)).toEqual([]);
});

describe("the first load", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  it("names no script of a primitive, which waits until it is asked for", async () => {
    const primitives = holding("dialog-close");
    expect(primitives.length).toBeGreaterThan(0);
    for (const path of ["/", "/tennis"]) {
      const markup = await (await getPage(stack, path)).text();
      expect(primitives.filter((file) => markup.includes(file))).toEqual([]);
    }
  });

  it("[C1.11] weighs little: all scripts of the list until an update has been painted, with texts of no other language", async () => {
    const loaded = await watchFirstLoad(stack);
    expect(loaded.length, "scripts that were seen").toBeGreaterThan(0);
    expect(kilobytesOf(loaded), `${listed(loaded)}`).toBeLessThanOrEqual(mostKilobytes);
    for (const lang of languages.filter((other) => other !== firstLanguage)) {
      const own = ownWordsOf(lang).flatMap((word) => holding(`"${word}"`));
      expect(own.length, `files of ${lang}`).toBeGreaterThan(0);
      expect([lang, loaded.filter(({ path }) => own.some((file) => path.endsWith(file)))]).toEqual([lang, []]);
    }
    expect(loaded.filter(({ path }) => holding("dialog-close").some((file) => path.endsWith(file)))).toEqual([]);
  });

  it("weighs little: all scripts of a match that is being played, until it follows the game", async () => {
    const loaded = await watchLiveMatch(stack);
    expect(loaded.length, "scripts that were seen").toBeGreaterThan(0);
    expect(kilobytesOf(loaded), `${listed(loaded)}`).toBeLessThanOrEqual(mostMatchKilobytes);
  });

  it("weighs little: all scripts of each tab of a match on a phone, until it is hydrated", async () => {
    const loads = await watchTabs(stack);
    expect(loads.length, "tabs that were found").toBeGreaterThan(12);
    for (const { path, scripts: loaded } of loads) {
      expect(loaded.length, `scripts of ${path}`).toBeGreaterThan(0);
      expect(kilobytesOf(loaded), `${path}: ${listed(loaded)}`).toBeLessThanOrEqual(mostMatchKilobytes);
    }
  });

  it("weighs little: all scripts of a competition, a team, a player and a search with results, until they are hydrated", async () => {
    const loads = await watchAround(stack);
    expect(loads).toHaveLength(4);
    for (const { path, scripts: loaded } of loads) {
      expect(loaded.length, `scripts of ${path}`).toBeGreaterThan(0);
      expect(kilobytesOf(loaded), `${path}: ${listed(loaded)}`).toBeLessThanOrEqual(mostPageKilobytes);
    }
  });

  it("has no page of primitives outside of development", async () => {
    expect((await getPage(stack, "/design")).status).toBe(404);
    expect(holding("What Away shows").concat(holding("Open the popover"))).toEqual([]);
  });
});
