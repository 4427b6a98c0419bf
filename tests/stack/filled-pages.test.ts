import { expect, it } from "vitest";
import { blockNames } from "../../app/features/page/block-names.ts";
import { pageKind } from "../../scripts/crawl/page-kind.ts";
import { readPage } from "../../scripts/crawl/read-page.ts";
import type { Stack } from "../../scripts/stack.ts";
import { matchTabRows } from "../../app/features/match/match-tabs.ts";
import { competitionSections, playerSections, teamSections } from "../../shared/addresses/address.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { sportIds, type SportName } from "../../shared/sports/sport-ids.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";
import { waitForStrengths } from "../support/wait-for-strengths.ts";

const words = addressWords.fr;
/** Where odds are allowed, so that the blocks with prices are there. */
const place = "FR:IDF";

/** The tabs of a match, the sections of competitions, teams and players, and the blocks that those are made of. */
const wanted = [
  ...matchTabRows.map(({ tab }) => `match ${tab}`),
  ...competitionSections.map((section) => `competition ${section}`),
  ...teamSections.map((section) => `team ${section}`),
  ...playerSections.map((section) => `player ${section}`),
  ...blockNames.map((name) => `block ${name}`),
];

/** Sports with unlike pages first, so that the search ends early. */
const first: readonly SportName[] = ["soccer", "tennis", "golf", "motorsport", "cycling"];
const sports = new Set<SportName>([...first, ...(Object.keys(sportIds) as readonly SportName[])]);
/** The draws of a cup in two legs. */
const cup = "/football/europe/ligue-des-champions/";
const cups: Partial<Record<SportName, readonly string[]>> = { soccer: [`${cup}tableau`, `${cup}archives`] };
/** Pages that lead to others. As many of each kind are opened from one page. */
const doors = / (?:summary|draw)(?: of a past season)?$/;
const mostOfKind = 1;
/** How many pages of a sport are opened; all sports are searched again with the next number while something is missing. */
const mostPages = [50, 150];
/** Lists hold a week each way. */
const days = Array.from({ length: 15 }, (_, index) => index - 7);

const blocks = /<(section|div)[^>]* data-block="([^"]+)".*?<\/\1>/gs;
/** The named blocks of a page that hold a row, a link or a choice of their own. */
const filledBlocks = (html: string) =>
  [...html.matchAll(blocks)].flatMap(([block, , name]) =>
    /<(?:li|td|article|a|fieldset)\b/.test(block) ? [`block ${name}`] : [],
  );

/** Opens a sport's pages from its lists on, and yields what each of them shows with content. */
async function* shownIn(stack: Stack, sport: SportName, missing: ReadonlySet<string>, most: number) {
  const kindOf = (path: string) => pageKind(new URL(path, stack.url), words);
  const start = `/${words.sports[sport]}`;
  const starts = [...(cups[sport] ?? []), ...days.map((day) => `${start}?day=${day}`)];
  const waiting = starts.map((path) => ({ path, isDoor: true }));
  const offered = new Set(starts);
  let opened = 0;
  while (opened < most) {
    const next = waiting.shift();
    if (next === undefined) return;
    const { path } = next;
    // Another page of its kind has come first.
    if (!next.isDoor && !missing.has(kindOf(path))) continue;
    opened += 1;
    const html = await (await getPage(stack, path, { place, headers: { accept: "text/html" } })).text();
    const { links, faults } = readPage(html);
    yield [...filledBlocks(html), ...(faults.includes("empty") ? [] : [kindOf(path)])];
    const counts = new Map<string, number>();
    for (const link of links) {
      const kind = kindOf(link);
      const count = counts.get(kind) ?? 0;
      const isDoor = doors.test(kind) && count < mostOfKind;
      if (offered.has(link) || !(isDoor || missing.has(kind))) continue;
      offered.add(link);
      counts.set(kind, count + 1);
      // What is still missing is opened first.
      if (missing.has(kind)) waiting.unshift({ path: link, isDoor });
      else waiting.push({ path: link, isDoor });
    }
  }
}

it("[C2.07] [C2.13] has content in the built-in world: each tab of a match, each section and each named block", async () => {
  const stack = await sharedTestStack();
  await waitForStrengths(stack, sportIds.hockey);
  const missing = new Set(wanted);
  for (const most of mostPages)
    for (const sport of sports) {
      if (missing.size === 0) break;
      for await (const shown of shownIn(stack, sport, missing, most)) for (const each of shown) missing.delete(each);
    }
  expect([...missing]).toEqual([]);
}, 900_000);
