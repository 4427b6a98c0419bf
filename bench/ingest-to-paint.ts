import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.ts";
import { goal, toMatchday } from "../tests/support/matchday.ts";
import { postIngest } from "../tests/support/requests.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { percentile, type Figure } from "./figures.ts";
import { openIdleSockets } from "./sockets.ts";

const goals = 100;
/** A goal finds nothing of the one before under way: to send it to one socket takes a twentieth of a millisecond. */
const pauseMs = (otherSockets: number): number => Math.max(150, otherSockets / 5);

/** Milliseconds from the provider's request to the painted score, in a browser, beside a thousand other sockets, or `--sockets`. */
export async function measureIngestToPaint(): Promise<readonly Figure[]> {
  const { values } = parseArgs({
    options: { sockets: { type: "string", default: "1000" } },
    allowPositionals: true,
  });
  const otherSockets = Number(values.sockets);
  const stack = await startTestStack();
  const matchday = toMatchday({ games: 20, startSeconds: Math.floor(Date.now() / 1000), name: "Direct" });
  await postIngest(stack, "events", matchday.batch);
  await postIngest(stack, "incidents", matchday.kickOffs);
  const address = new URL("/push?v=4&join=u_1_1:0", stack.url);
  address.protocol = "ws:";
  const crowd = await openIdleSockets(address, otherSockets);

  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  const page = await browser.newPage();
  await page.goto(new URL("/?cat=1", stack.url).href);
  await page.locator("output.connection.live").waitFor();
  await page.evaluate(() => {
    const painted: Record<string, number> = {};
    Object.assign(globalThis, { painted });
    new MutationObserver((records) => {
      const rows = new Set(
        records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest("li.row")),
      );
      // A frame callback runs before the frame is painted; a task posted from it runs after.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.start();
        port1.addEventListener("message", () => {
          const nowMs = performance.timeOrigin + performance.now();
          for (const row of rows) {
            if (row) painted[`${row.id} ${row.querySelector("b")?.textContent ?? ""}`] ??= nowMs;
          }
        });
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  const sentMs: { readonly key: string; readonly atMs: number }[] = [];
  for (let index = 0; index < goals; index += 1) {
    const game = matchday.games[index % matchday.games.length];
    if (game === undefined) break;
    const score = Math.floor(index / matchday.games.length) + 1;
    sentMs.push({ key: `g_1_${game.eventId} ${score}\n0`, atMs: performance.timeOrigin + performance.now() });
    await postIngest(stack, "incidents", goal(game.eventId, 1));
    await new Promise((resolve) => setTimeout(resolve, pauseMs(otherSockets)));
  }
  await page.waitForTimeout(2000);
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: Record<string, number> }).painted);
  await browser.close();
  await crowd.close();
  await stack.stop();

  const delaysMs = sentMs.flatMap(({ key, atMs }) => {
    const paintedMs = painted[key];
    return paintedMs === undefined ? [] : [paintedMs - atMs];
  });
  const detail = `${delaysMs.length} of ${goals} goals seen, ${otherSockets} other sockets, ${crowd.frames()} frames to them, slowest ${Math.max(...delaysMs).toFixed(0)} ms`;
  const figure = (share: number, atMost: number): Figure => ({
    name: `from ingest to painted score, p${share * 100}`,
    value: percentile(delaysMs, share),
    unit: "ms",
    target: { atMost },
    detail,
  });
  return [figure(0.5, 80), figure(0.95, 150)];
}
