import { chromium, type Browser, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.ts";
import { dayStartSeconds } from "../shared/basics/day.ts";
import { zoneOffsetHours } from "../shared/basics/zone-offset.ts";
import { toMatchday } from "../tests/support/matchday.ts";
import { postIngest } from "../tests/support/requests.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { median, percentile, type Figure } from "./figures.ts";

const rows = 1_000;
/** How many times slower a phone's processor is than this one. */
const slowdown = 4;
const scrolledFrames = 300;
const pixelsPerFrame = 66;
/** Pixels per second: as fast as the script scrolls. */
const wheelSpeed = 4_000;
const rounds = 3;
const path = "/?day=1";

type Wheeled = {
  /** While the page scrolled: frames that were shown, frames that the screen had time for, and shown frames with missing parts. */
  readonly shown: number;
  readonly asked: number;
  readonly incomplete: number;
};

type Scrolled = {
  /** CPU time of each frame on the page's main thread, and of all rasterization, in milliseconds. */
  readonly main: readonly number[];
  readonly rasterMs: number;
};

/**
 * Measures how a phone scrolls a list of 1,000 rows. A wheel, like a finger, does not wait for the page's main thread: it counts the frames that
 * are shown. A script does wait: it measures the cost of a frame, against the same rows without a script. The cost is CPU time from the browser's
 * trace, because the duration of a frame would also depend on other work of the machine.
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
  const wheeled: Wheeled[] = [];
  for (let round = 0; round < rounds; round += 1) wheeled.push(await wheelPage(browser, stack.url));
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
      name: `scrolling ${rows} rows by a wheel, frames shown of 60`,
      value: median(wheeled.map(({ shown, asked }) => (60 * shown) / asked)),
      unit: "",
      target: { atLeast: 57 },
      detail: `a main thread ${slowdown} × slower, ${wheelSpeed} px/s, median of ${rounds} rounds; with a part that was not drawn yet ${median(wheeled.map(({ incomplete }) => incomplete))} of ${median(wheeled.map(({ shown }) => shown))}`,
    },
    {
      name: `scrolling ${rows} rows by a script, main thread against the same rows without scripts`,
      value: mean(site) / mean(plain),
      unit: "×",
      target: { atMost: 1.5 },
      detail: `${detail}: ${mean(site).toFixed(1)} ms a frame (p95 ${p95(site).toFixed(1)}), ${mean(plain).toFixed(1)} (${p95(plain).toFixed(1)}) without scripts; drawing of new parts: ${raster(site).toFixed(1)} ms a frame, ${raster(plain).toFixed(1)} ms without scripts`,
    },
  ];
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function openList(browser: Browser, url: URL, isPlain: boolean): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "x-dev-place": "FR:IDF" },
    serviceWorkers: "block",
  });
  if (isPlain) await page.route("**/*.js", (route) => route.abort());
  await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
  const shown = await page.locator('main li[id^="g_"]').count();
  if (shown !== rows) throw new Error(`The list has ${shown} rows.`);
  return page;
}

async function scrollPage(browser: Browser, url: URL, isPlain: boolean): Promise<Scrolled> {
  const page = await openList(browser, url, isPlain);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "cc"] });
  // Scroll by the same distance in each frame, however long the frame takes.
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
  return readScript(await endTrace(browser, page));
}

async function wheelPage(browser: Browser, url: URL): Promise<Wheeled> {
  const page = await openList(browser, url, false);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await browser.startTracing(page, { categories: ["cc", "benchmark"] });
  await devtools.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 400,
    yDistance: -scrolledFrames * pixelsPerFrame,
    speed: wheelSpeed,
    gestureSourceType: "mouse",
    preventFling: true,
  });
  return readWheel(await endTrace(browser, page));
}

async function endTrace(browser: Browser, page: Page): Promise<readonly TraceEvent[]> {
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < scrolledFrames * pixelsPerFrame - 1) throw new Error(`Scrolled by ${scrolled} pixels only.`);
  await page.close();
  return trace.traceEvents;
}

type TraceEvent = {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly frame_reporter?: FrameReport };
};

/** The compositor's report of a frame: there is one for the page's main thread and one for the compositor itself. */
type FrameReport = {
  readonly frame_sequence: number;
  readonly state: string;
  readonly scroll_state: string;
  readonly has_missing_content: boolean;
};

/** Counts frames, not reports: a frame has two reports where the page's main thread also drew. */
const count = (reports: readonly FrameReport[]) => new Set(reports.map(({ frame_sequence: frame }) => frame)).size;

function readWheel(events: readonly TraceEvent[]): Wheeled {
  const reports = events.flatMap(({ name, args }) =>
    name === "PipelineReporter" && args?.frame_reporter !== undefined ? [args.frame_reporter] : [],
  );
  const moving = reports.filter(({ scroll_state: scroll }) => scroll === "SCROLL_COMPOSITOR_THREAD");
  if (moving.length === 0) throw new Error("The trace has no frame of a scroll.");
  const shown = moving.filter(({ state }) => state.startsWith("STATE_PRESENTED"));
  const numbers = moving.map(({ frame_sequence: frame }) => frame);
  return {
    shown: count(shown),
    asked: Math.max(...numbers) - Math.min(...numbers) + 1,
    incomplete: count(shown.filter(({ has_missing_content: isMissing }) => isMissing)),
  };
}

/** Assigns the main thread's tasks to frames: each frame begins with the call that scrolls. */
function readScript(events: readonly TraceEvent[]): Scrolled {
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
