import { chromium, type Browser } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.ts";
import { dayStartSeconds } from "../shared/time/day.ts";
import { zoneOffsetHours } from "../shared/time/zone-offset.ts";
import { toMatchday } from "../tests/support/matchday.ts";
import { postIngest } from "../tests/support/requests.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { median, percentile, type Figure } from "./figures.ts";

const rows = 1_000;
/** A phone's processor against this one. */
const slowdown = 4;
const frameMs = 1000 / 60;
const scrolledFrames = 300;
/** 4,000 pixels a second. */
const pixelsPerFrame = 66;
const rounds = 3;
const path = "/?day=1";

type Scrolled = {
  /** CPU of each frame's work on the page's main thread, and of the drawing of its new parts, in milliseconds. */
  readonly main: readonly number[];
  readonly rasterMs: number;
};

/**
 * What a frame costs while a list of 1,000 rows is scrolled on a phone, against the same rows without a script. Counted is the processor's
 * own time by the browser's trace: how long a frame took would say what else the machine does.
 */
export async function measureListScroll(): Promise<readonly Figure[]> {
  const stack = await startTestStack({ worldSeed: "" });
  const nowSeconds = Date.now() / 1000;
  const noon = dayStartSeconds(1, zoneOffsetHours("Europe/Paris", nowSeconds), nowSeconds) + 12 * 3600;
  const { batch } = toMatchday({ games: rows, startSeconds: noon, name: "Défilé" });
  const posted = await postIngest(stack, "events", batch);
  if (!posted.ok) throw new Error(await posted.text());

  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  const measured: { readonly site: Scrolled; readonly plain: Scrolled }[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({
      plain: await scrollPage(browser, stack.url, true),
      site: await scrollPage(browser, stack.url, false),
    });
  await browser.close();
  await stack.stop();

  const site = measured.map((each) => each.site);
  const plain = measured.map((each) => each.plain);
  const p95 = (all: readonly Scrolled[]) => median(all.map(({ main }) => percentile(main, 0.95) * slowdown));
  const mean = (all: readonly Scrolled[]) => median(all.map(({ main }) => meanOf(main) * slowdown));
  const raster = (all: readonly Scrolled[]) =>
    median(all.map(({ main, rasterMs }) => (rasterMs * slowdown) / main.length));
  const detail = `a processor ${slowdown} × slower, ${scrolledFrames} frames of ${pixelsPerFrame} px, median of ${rounds} rounds`;
  return [
    {
      name: `scrolling ${rows} rows, main thread of a frame, mean`,
      value: mean(site),
      unit: "ms",
      target: { atMost: frameMs },
      detail: `${detail}; p95 ${p95(site).toFixed(1)} ms; the same rows without scripts ${mean(plain).toFixed(1)} and ${p95(plain).toFixed(1)} ms`,
    },
    {
      name: `scrolling ${rows} rows, main thread against the same rows without scripts`,
      value: mean(site) / mean(plain),
      unit: "×",
      target: { atMost: 1.5 },
      detail: `drawing of new parts: ${raster(site).toFixed(1)} ms a frame, ${raster(plain).toFixed(1)} ms without scripts`,
    },
  ];
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function scrollPage(browser: Browser, url: URL, isPlain: boolean): Promise<Scrolled> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "x-dev-place": "FR:IDF" },
    serviceWorkers: "block",
  });
  if (isPlain) await page.route("**/*.js", (route) => route.abort());
  await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
  const shown = await page.locator('main li[id^="g_"]').count();
  if (shown !== rows) throw new Error(`The list has ${shown} rows.`);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "cc"] });
  // The same way each frame, however long the machine takes for it.
  await page.evaluate(
    ([frames = 0, pixels = 0]) =>
      new Promise<void>((resolve) => {
        let left = frames;
        const step = () => {
          scrollBy({ top: pixels, behavior: "instant" });
          left -= 1;
          if (left === 0) resolve();
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [scrolledFrames, pixelsPerFrame],
  );
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < scrolledFrames * pixelsPerFrame - 1) throw new Error(`Scrolled by ${scrolled} pixels only.`);
  await page.close();
  return readTrace(trace.traceEvents);
}

type TraceEvent = {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor, in microseconds. */
  readonly tdur?: number;
};

/** Tasks of the page's main thread by the frame that they belong to: each begins with the call that scrolls. */
function readTrace(events: readonly TraceEvent[]): Scrolled {
  const frames = events.filter(({ name, ph }) => name === "FireAnimationFrame" && ph === "X");
  const [first] = frames;
  if (first === undefined) throw new Error("The trace has no frame.");
  const starts = frames.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && ph === "X" && pid === first.pid && tid === first.tid,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error("The trace has no times of the processor.");
  const main = starts.map(() => 0);
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const frame = starts.findLastIndex((start) => start <= ts + dur);
    if (frame >= 0) main[frame] = (main[frame] ?? 0) + tdur / 1000;
  }
  const raster = events.filter(({ name, ph, pid }) => name === "RasterTask" && ph === "X" && pid === first.pid);
  return { main, rasterMs: raster.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) };
}
