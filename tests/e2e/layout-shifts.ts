import type { Page } from "@playwright/test";

/**
 * Notes, in the page, the parts that layout shifts move. The site's header does not count: its line of the connection says more
 * while a server is slow, and a browser may paint it before the rest of it has come.
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
        if (parts.length > 0 && parts.every((part) => part?.closest("header:has(output.connection)"))) continue;
        moved.push(parts.map((part) => part?.outerHTML.slice(0, 200) ?? "a part that is gone").join("\n"));
      }
    }).observe({ type: "layout-shift", buffered: false });
  if (from === "now") observe();
  else addEventListener("DOMContentLoaded", observe);
}

/** The parts that moved, one text for each shift. */
export const shiftsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: readonly string[] }).moved);
