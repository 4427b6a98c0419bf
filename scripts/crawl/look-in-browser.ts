import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "../chromium.ts";
import type { Fault } from "./crawl-site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
type AxeResults = {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
};

const widths = [1280, 390] as const;
const themes = ["light", "dark"] as const;

/** Opens pages in Chromium: nothing may stand in the console, scroll sideways on a phone, or be found by axe in either theme. */
export async function lookInBrowser(
  origin: string,
  paths: readonly string[],
  place: string,
  onFault: (fault: Fault) => void,
  onProgress: (looked: number, of: number) => void,
): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  let faults = 0;
  for (const [index, theme] of themes.entries()) {
    const context = await browser.newContext({ extraHTTPHeaders: { "x-dev-place": place } });
    await context.addInitScript((chosen) => localStorage.setItem("tribune_theme", chosen), theme);
    const page = await context.newPage();
    await page.setViewportSize({ width: widths[index] ?? 390, height: 900 });
    for (const [number, path] of paths.entries()) {
      if (number % 25 === 0) onProgress(index * paths.length + number, themes.length * paths.length);
      const note = (what: string) => {
        faults += 1;
        onFault({ path, from: theme, what });
      };
      const onConsole = (message: { type(): string; text(): string }) => note(`console: ${message.text()}`);
      const onError = (error: Error) => note(`error: ${error.message}`);
      page.on("console", onConsole).on("pageerror", onError);
      await page.goto(origin + path, { waitUntil: "load" });
      await page.waitForFunction(() => document.readyState === "complete");
      // Evaluated by the debugger, so that the page's own policy does not block it.
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      for (const { id, nodes } of violations) note(`axe ${id}: ${nodes[0]?.html.slice(0, 200) ?? ""}`);
      const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if ((wide ?? 0) > (seen ?? 0)) note(`${wide} px wide in a window of ${seen}`);
      page.off("console", onConsole).off("pageerror", onError);
    }
    await context.close();
  }
  await browser.close();
  return faults;
}
