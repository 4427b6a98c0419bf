import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { matchTabs } from "../../shared/addresses/address.ts";
import type { ScreenGame } from "./find-games.ts";

/** The narrowest first: a row of tabs then scrolls to the current one, and stays good in more room. */
export const widths = [390, 800, 1280] as const;
export const themes = ["light", "dark"] as const;
/** A tab by the name of its link: "summary", "odds" … */
export type Screen = ScreenGame & {
  readonly tab: string;
  readonly width: number;
  readonly theme: string;
  readonly file: string;
};

type Options = {
  readonly browser: Browser;
  readonly url: URL;
  readonly games: readonly ScreenGame[];
  /** Names of tabs among others; none: every tab. */
  readonly words: ReadonlySet<string>;
  /** The visitor's, as `x-dev-place` has it: "FR:IDF". */
  readonly place: string;
  readonly folder: string;
  readonly widths: readonly number[];
  readonly themes: readonly string[];
  readonly log: (line: string) => void;
};

const heightOf = (width: number): number => (width < 600 ? 844 : 900);

/** A page is loaded once for all its widths and themes. Also logs what a page should not do: scroll sideways, or report an error. */
export async function takeScreens({ browser, url, games, words, place, ...options }: Options): Promise<Screen[]> {
  const { folder, widths, themes, log } = options;
  const context = await browser.newContext({ extraHTTPHeaders: { "x-dev-place": place }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const chosenTabs = matchTabs.filter((tab) => words.has(tab));
  let current = "";
  page.on("pageerror", ({ message }) => log(`ERROR ${current}: ${message}`));
  const screens: Screen[] = [];
  for (const game of games) {
    await page.goto(new URL(`/match/${game.eventId}`, url).href);
    const tabs = await readTabs(page);
    for (const { tab, address } of tabs.filter(
      ({ tab }) => chosenTabs.length === 0 || chosenTabs.some((name) => name === tab),
    )) {
      current = `${tab} ${game.sport} ${game.state} ${address}`;
      await page.setViewportSize({ width: widths[0] ?? 390, height: heightOf(widths[0] ?? 390) });
      await page.goto(new URL(address, url).href, { waitUntil: "load" });
      // A running game is alive when it is followed; pages of another day open no socket.
      await page.waitForLoadState("networkidle");
      await mkdir(join(folder, tab), { recursive: true });
      for (const width of widths) {
        await page.setViewportSize({ width, height: heightOf(width) });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) log(`WIDE ${current}: ${excess} px more than ${width}`);
        for (const theme of themes) {
          await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
          const file = join(folder, tab, `${game.sport}-${game.state}-${width}-${theme}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
          screens.push({ ...game, tab, width, theme, file });
        }
      }
      log(current);
    }
  }
  await context.close();
  return screens;
}

type Tab = { readonly tab: string; readonly address: string };

const readTabs = (page: Page): Promise<Tab[]> =>
  page
    .locator(".match-head .section-nav a")
    .evaluateAll((links) =>
      links.map((link) => ({ tab: link.id.replace(/^tab-/, ""), address: link.getAttribute("href") ?? "" })),
    );
