import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import type { Stack } from "../../scripts/stack.ts";
import { findTabs } from "./found-tabs.ts";
import { goal, toMatchday } from "./matchday.ts";
import { getPage, postIngest } from "./requests.ts";

/** Where the visitor is. */
const place = "FR:IDF";
const mostLooks = 100;
const lookMs = 200;

/** A script of a first load: its path, and its size in bytes after gzip. */
export type LoadedScript = { readonly path: string; readonly bytes: number };

let posted = 0;

/** Posts a new game that kicks off now at 0-0. @returns its id */
async function kickOff(stack: Stack, league: string): Promise<string> {
  const name = `${league} ${(posted += 1)}`;
  const { batch, kickOffs, games } = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name });
  for (const [path, body] of [["events", batch] as const, ["incidents", kickOffs] as const]) {
    const response = await postIngest(stack, path, body);
    if (!response.ok) throw new Error(await response.text());
  }
  return games[0]?.eventId ?? "";
}

/** Waits until the list shows the game as live: pages are cached for a second or two, and an earlier one learns of it by an update. */
async function untilListed(stack: Stack, eventId: string): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    if ((await (await getPage(stack, "/?cat=1", { place })).text()).includes(`id="g_1_${eventId}"`)) return;
    await sleep(lookMs);
  }
  throw new Error(`The list lacks the posted game ${eventId}.`);
}

/** Acts on an open page. `toScripts` waits until the network is idle, then gives every loaded script, the largest first. */
type Watch = (page: Page, toScripts: () => Promise<readonly LoadedScript[]>) => Promise<void>;

async function inBrowser(act: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  await act(browser).finally(() => browser.close());
}

type OpenOptions = { readonly prepare?: (page: Page) => Promise<unknown>; readonly width?: number };

/** Makes a visitor of one who saves data, for whom a page reads nothing ahead: that belongs to the page after this one. */
export const saveData = () => Object.defineProperty(navigator, "connection", { value: { saveData: true } });

/** Opens a page in a browser without a cache, and counts the scripts that its document names or that are imported later. */
async function openPage(
  browser: Browser,
  stack: Stack,
  path: string,
  watch: Watch,
  { prepare = async () => {}, width = 1280 }: OpenOptions = {},
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 720 },
    extraHTTPHeaders: { "x-dev-place": place },
    // Imitate a local visitor: another language or time zone loads extra code that tells the visitor about it.
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
  });
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() !== "script") return;
    const body = response.body();
    // Ignore a failed body: no code awaits a body that is still loading when a test fails.
    body.catch(() => {});
    bodies.set(pathname, body);
  });
  await page.addInitScript(saveData);
  await prepare(page);
  await page.goto(new URL(path, stack.url).href);
  await watch(page, async () => {
    await page.waitForLoadState("networkidle");
    const scripts = await Promise.all(
      [...bodies].map(async ([loaded, body]) => ({ path: loaded, bytes: gzipSync(await body).byteLength })),
    );
    return scripts.toSorted((left, right) => right.bytes - left.bytes);
  });
  await page.close();
}

/** Drops every timer of ten seconds or more: on a busy machine such timers could fire before the measurement ends. */
const leaveAlone = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout;
    const startShort = (act: TimerHandler, ms = 0, ...rest: readonly unknown[]) =>
      ms < 10_000 ? start(act, ms, ...rest) : 0;
    Object.assign(window, { setTimeout: startShort });
  });

const isHydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);

/** The scripts of today's list, until the socket is open and an update has been painted. */
export async function watchFirstLoad(stack: Stack): Promise<readonly LoadedScript[]> {
  const eventId = await kickOff(stack, "Poids");
  await untilListed(stack, eventId);
  let loaded: readonly LoadedScript[] = [];
  const watch: Watch = async (page, toScripts) => {
    await page.locator("output.connection.live").waitFor();
    await postIngest(stack, "incidents", goal(eventId, 1));
    await page.locator(`#g_1_${eventId} b`, { hasText: "1" }).first().waitFor();
    loaded = await toScripts();
  };
  await inBrowser((browser) => openPage(browser, stack, "/?cat=1", watch, { prepare: leaveAlone }));
  return loaded;
}

/** The scripts of a live match, until the page follows the game. */
export async function watchLiveMatch(stack: Stack): Promise<readonly LoadedScript[]> {
  const eventId = await kickOff(stack, "Joué");
  let loaded: readonly LoadedScript[] = [];
  const watch: Watch = async (page, toScripts) => {
    await page.locator("output.connection.live").waitFor();
    loaded = await toScripts();
  };
  await inBrowser((browser) => openPage(browser, stack, `/match/${eventId}`, watch, { prepare: leaveAlone }));
  return loaded;
}

/** The scripts that a page has loaded when it is hydrated. */
type PageLoad = { readonly path: string; readonly scripts: readonly LoadedScript[] };

/** Open several pages at once: each spends most of its time waiting for an idle network. */
const mostOpen = 4;

/** The scripts of pages on a phone, where the frame scrolls its row of sports to the page's sport. */
async function watchPages(stack: Stack, paths: readonly string[]): Promise<readonly PageLoad[]> {
  const loads: PageLoad[] = [];
  const waiting = [...paths];
  await inBrowser(async (browser) => {
    const openNext = async (): Promise<void> => {
      const path = waiting.shift();
      if (path === undefined) return;
      const watch: Watch = async (page, toScripts) => {
        await isHydrated(page);
        loads.push({ path, scripts: await toScripts() });
      };
      await openPage(browser, stack, path, watch, { prepare: leaveAlone, width: 390 });
      await openNext();
    };
    await Promise.all(Array.from({ length: mostOpen }, openNext));
  });
  return loads;
}

/** The scripts of a competition, a team, a player and a search with results. */
export async function watchAround(stack: Stack): Promise<readonly PageLoad[]> {
  const competition = "/football/france/ligue-1/";
  const follow = async (path: string, link: RegExp) => link.exec(await (await getPage(stack, path)).text())?.[1] ?? "";
  const team = await follow(`${competition}classement`, /href="(\/equipe\/[^"]+)"/);
  const player = await follow(`${team}effectif`, /href="(\/joueur\/[^"]+)"/);
  return watchPages(stack, [competition, team, player, "/recherche?q=paris"]);
}

/** The scripts of each tab of a match in each state, including tabs that only some sports have. */
export const watchTabs = async (stack: Stack): Promise<readonly PageLoad[]> => watchPages(stack, await findTabs(stack));
