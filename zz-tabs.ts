import { chromium } from "playwright";
import { chromiumArgs } from "./scripts/chromium.ts";
const [path, roundsText] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: [...chromiumArgs] });
const out: Record<string, number[][]> = {};
for (let r = 0; r < Number(roundsText ?? 3); r++) {
  const page = await browser.newPage({ extraHTTPHeaders: { "x-dev-place": "FR:IDF" }, viewport: { width: 1280, height: 900 } });
  await page.goto("http://127.0.0.1:8901" + path);
  await page.waitForLoadState("networkidle");
  const tabs = await page.locator(".match-head .section-nav a").evaluateAll((l) => l.map(({ id }) => id));
  for (const tab of tabs.slice(1)) {
    await page.locator(`#${tab}`).hover();
    await page.waitForLoadState("networkidle");
    const t = await page.evaluate((tab) => new Promise<number[]>((resolve) => {
      const link = document.querySelector<HTMLElement>(`#${tab}`)!;
      performance.clearResourceTimings();
      const start = performance.now();
      let frames = 0; let longest = 0; let last = start;
      const watch = () => {
        frames++; const now = performance.now(); longest = Math.max(longest, now - last); last = now;
        if (link.getAttribute("aria-current") === "page") requestAnimationFrame(() => setTimeout(() => {
          const res = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          const data = res.find((e) => e.initiatorType === "fetch");
          resolve([performance.now() - start, (data?.requestStart ?? 0) - start, (data?.responseEnd ?? 0) - start, res.length, frames, longest]);
        }));
        else requestAnimationFrame(watch);
      };
      link.click(); watch();
    }), tab);
    (out[tab] ??= []).push(t);
  }
  await page.close();
}
for (const [tab, ts] of Object.entries(out)) console.log(tab.padEnd(24), ts.map((t) => t.map((n) => n.toFixed(0)).join("/")).join("   "));
await browser.close();
