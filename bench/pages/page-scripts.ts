import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import type { PagesOptions } from "./find-pages.ts";

const kilobyte = 1024;
/** In milliseconds. Just after a key press the network is still idle, because the page's requests have not begun. */
const useTime = 500;

/** Reports the gzipped scripts of each page's first load, of a match's first use, and of each of its tabs beyond that. */
export async function* measureScripts(browser: Browser, { url, place, pages }: PagesOptions): AsyncIterable<string> {
  for (const { name, path } of pages) {
    const page = await browser.newPage({ extraHTTPHeaders: { "x-dev-place": place } });
    const counted = countScripts(page);
    await page.goto(new URL(path, url).href);
    await page.waitForLoadState("networkidle");
    yield `${name}: ${kilobytes(await counted())} KB of scripts by gzip`;
    await page.close();
    if (!path.startsWith("/match/")) continue;
    for (const tab of await tabsOf(browser, new URL(path, url), place)) {
      const own = await browser.newPage({ extraHTTPHeaders: { "x-dev-place": place } });
      const seen = countScripts(own);
      await own.goto(new URL(path, url).href);
      await own.waitForLoadState("networkidle");
      const loaded = await seen();
      await own.keyboard.press("Shift");
      await own.waitForTimeout(useTime);
      await own.waitForLoadState("networkidle");
      const before = await seen();
      const use = kilobytes(before - loaded);
      await own.locator(`#${tab}`).click();
      // The network stays idle until the page has noticed the click.
      await own.locator(`#${tab}[aria-current="page"]`).waitFor();
      await own.waitForLoadState("networkidle");
      yield `${name}: ${tab} ${kilobytes((await seen()) - before)} KB more than the ${use} that its use brings`;
      await own.close();
    }
  }
}

async function tabsOf(browser: Browser, url: URL, place: string): Promise<readonly string[]> {
  const page = await browser.newPage({ extraHTTPHeaders: { "x-dev-place": place } });
  await page.goto(url.href);
  const ids = await page.locator(".match-head .section-nav a").evaluateAll((links) => links.map(({ id }) => id));
  await page.close();
  return ids.slice(1);
}

/** Counts scripts from here on; the result is in bytes. */
function countScripts(page: Page): () => Promise<number> {
  // Null for a script that was still loading when the page was closed.
  const bodies = new Map<string, Promise<Buffer | null>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      bodies.set(
        response.url(),
        response.body().catch(() => null),
      );
  });
  return async () => {
    const all = await Promise.all(bodies.values());
    return all.reduce((sum, body) => sum + (body === null ? 0 : gzipSync(body).byteLength), 0);
  };
}

const kilobytes = (bytes: number): string => (bytes / kilobyte).toFixed(1);
