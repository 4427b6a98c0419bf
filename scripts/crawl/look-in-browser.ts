import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../chromium.ts";
import type { Fault } from "./crawl-site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
type AxeResults = {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
};
type Axe = { readonly axe: { run(options: { resultTypes: string[] }): Promise<AxeResults> } };

const widths = [1280, 390] as const;
const themes = ["light", "dark"] as const;

/**
 * Opens pages in Chromium, two at once, every other one in dark colours: nothing may stand in the console, scroll sideways or be found by
 * axe, in a window of a desk and in one of a phone.
 * @param paths each is loaded once, and then shown in both widths
 * @returns the number of faults
 */
export async function lookInBrowser(
  origin: string,
  paths: readonly string[],
  place: string,
  onFault: (fault: Fault) => void,
  onProgress: (looked: number, of: number) => void,
): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  let looked = 0;
  let faults = 0;

  async function look(page: Page, path: string, note: (what: string) => void): Promise<void> {
    page.on("console", (message) => note(`console: ${message.text()}`));
    page.on("pageerror", (error) => note(`error: ${error.message}`));
    await page.setViewportSize({ width: widths[0], height: 900 });
    await page.goto(origin + path, { waitUntil: "load" });
    // Evaluated by the debugger, so that the page's own policy does not block it.
    await page.evaluate(axe);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as Axe).axe.run({ resultTypes: ["violations"] }),
      );
      for (const { id, nodes } of violations) note(`axe ${id} at ${width} px: ${nodes[0]?.html.slice(0, 200) ?? ""}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) note(`${wide} px wide in a window of ${width}`);
    }
  }

  async function lookInTheme(theme: string, shown: readonly string[]): Promise<void> {
    const context = await browser.newContext({ extraHTTPHeaders: { "x-dev-place": place } });
    await context.addInitScript((chosen) => localStorage.setItem("tribune_theme", chosen), theme);
    for (const path of shown) {
      const page = await context.newPage();
      const note = (what: string) => {
        faults += 1;
        onFault({ path, from: theme, what });
      };
      await look(page, path, note).catch((error: unknown) => note(String(error)));
      // A page that is closed says that its socket was, and what it was still loading.
      page.removeAllListeners("console");
      page.removeAllListeners("pageerror");
      await page.close();
      looked += 1;
      if (looked % 50 === 0) onProgress(looked, paths.length);
    }
    await context.close();
  }

  const shares = themes.map((theme, at) => ({
    theme,
    shown: paths.filter((_, index) => index % themes.length === at),
  }));
  await Promise.all(shares.map(({ theme, shown }) => lookInTheme(theme, shown)));
  await browser.close();
  return faults;
}
