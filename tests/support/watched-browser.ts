import { chromium, type Browser } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";

/**
 * A browser for the tests of a file. Each of them fails where a page did what its policy forbids, which Chromium says in the console, of pages
 * without scripts too.
 */
export function openWatchedBrowser(): Pick<Browser, "newContext" | "newPage"> {
  const forbidden: string[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  });
  afterEach(() => expect(forbidden.splice(0)).toEqual([]));
  afterAll(() => browser.close());

  const newContext: Browser["newContext"] = async (options) => {
    const context = await browser.newContext(options);
    context.on("console", (line) => {
      if (line.text().includes("Content Security Policy")) forbidden.push(`${line.page()?.url()}: ${line.text()}`);
    });
    return context;
  };
  return { newContext, newPage: async (options) => (await newContext(options)).newPage() };
}
