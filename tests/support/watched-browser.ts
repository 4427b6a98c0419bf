import { chromium, type Browser } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";

/**
 * A browser for the tests of a file. A test fails if a page did something that its policy forbids; Chromium reports this in the console,
 * also for pages without scripts.
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
