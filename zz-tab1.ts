import { chromium } from "playwright";
import { chromiumArgs } from "./scripts/chromium.ts";
const [path, ...tabs] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: [...chromiumArgs] });
  const page = await browser.newPage({ extraHTTPHeaders: { "x-dev-place": "FR:IDF" }, viewport: { width: 1280, height: 900 } });
  await page.goto("http://127.0.0.1:8901" + path);
  await page.waitForLoadState("networkidle");
  for (const tab of tabs) {
    await page.locator(`#tab-${tab}`).hover();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    const t = await page.evaluate((tab) => new Promise<string[]>((resolve) => {
      const link = document.querySelector<HTMLElement>(`#tab-${tab}`)!;
      performance.clearResourceTimings();
      const start = performance.now();
      const marks: string[] = [];
      const obs = new MutationObserver((l) => { const s = new Set(l.map((m) => (m.target as Element).className || m.target.nodeName)); marks.push(`mut ${(performance.now() - start).toFixed(0)} ${l.length} ${[...s].slice(0, 3).join(",").slice(0, 60)}`); });
      obs.observe(document, { subtree: true, childList: true, attributes: true });
      const lo = new PerformanceObserver((l) => { for (const e of l.getEntries()) marks.push(`${e.entryType} ${(e.startTime - start).toFixed(0)}+${e.duration.toFixed(0)}`); });
      lo.observe({ entryTypes: ["longtask", "long-animation-frame"] });
      const watch = () => {
        if (link.getAttribute("aria-current") === "page") requestAnimationFrame(() => setTimeout(() => {
          marks.push(`painted ${(performance.now() - start).toFixed(0)}`);
          setTimeout(() => {
          for (const e of performance.getEntriesByType("resource") as PerformanceResourceTiming[]) marks.push(`res ${(e.startTime - start).toFixed(0)}-${(e.responseEnd - start).toFixed(0)} ${e.initiatorType} ${e.name.slice(21, 90)}`);
          resolve(marks); }, 300);
        }));
        else requestAnimationFrame(watch);
      };
      link.click(); marks.push(`clicked ${(performance.now() - start).toFixed(0)}`); watch();
    }), tab);
    console.log("==", tab); console.log(t.join("\n"));
  }
await browser.close();
