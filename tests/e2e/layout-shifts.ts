import type { Page } from "@playwright/test";

/**
 * Notes, in the page, the parts that layout shifts move. The line of the connection does not count: it says more while a server is slow.
 *
 * @param from whether shifts count from now on or after the document was parsed, which moves the page while it is streamed
 */
export function noteShifts(from: "now" | "parsed"): void {
  type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const observe = () =>
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        const parts = sources.map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? null)));
        if (parts.length > 0 && parts.every((part) => part?.closest("output.connection"))) continue;
        moved.push(parts.map((part) => part?.outerHTML.slice(0, 200) ?? "a part that is gone").join("\n"));
      }
    }).observe({ type: "layout-shift", buffered: false });
  if (from === "now") observe();
  else addEventListener("DOMContentLoaded", observe);
}

/** The parts that moved, one text for each shift. */
export const shiftsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: readonly string[] }).moved);
