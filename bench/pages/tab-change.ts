import type { Browser } from "playwright";
import { percentile } from "../figures.ts";
import type { PagesOptions } from "./find-pages.ts";

const rounds = 5;
/** In milliseconds. Just after a hover the network is still idle, because the read-ahead has not begun. */
const readAheadTime = 500;

/** From a click on a tab that was read ahead until the next frame is painted with it, at the browser's own clock. */
export async function* measureTabChange(browser: Browser, { url, place, pages }: PagesOptions): AsyncIterable<string> {
  for (const { name, path } of pages.filter(({ path }) => path.startsWith("/match/"))) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({
        extraHTTPHeaders: { "x-dev-place": place },
        viewport: { width: 1280, height: 900 },
      });
      await page.goto(new URL(path, url).href);
      await page.waitForLoadState("networkidle");
      const tabs = await page.locator(".match-head .section-nav a").evaluateAll((links) => links.map(({ id }) => id));
      for (const tab of tabs.slice(1)) {
        await page.locator(`#${tab}`).hover();
        await page.waitForTimeout(readAheadTime);
        times.push(await page.evaluate(toPaint, tab));
      }
      await page.close();
    }
    const [middle, slowest] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0));
    yield `${name}: a tab that was read ahead is painted ${middle} ms after the click (p95 ${slowest} ms, ${times.length} changes)`;
  }
}

/** Runs in the page. */
function toPaint(tab: string): Promise<number> {
  return new Promise((resolve) => {
    const link = document.querySelector<HTMLElement>(`#${tab}`);
    if (link === null) throw new Error(`no tab ${tab}`);
    const start = performance.now();
    const watch = () => {
      // Resolves after the frame that shows it.
      if (link.getAttribute("aria-current") === "page")
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      else requestAnimationFrame(watch);
    };
    link.click();
    watch();
  });
}
