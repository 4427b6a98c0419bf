import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.ts";
import { myGamesLimits } from "../app/features/favourites/my-games-limits.ts";
import { toStoredMyGames } from "../app/features/favourites/stored-my-games.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { median, percentile, type Figure } from "./figures.ts";

const slowdown = 4;
const taps = 40;
const mostMs = 4;
const daySeconds = 86_400;

/** Milliseconds from a tap on a star to the star that is drawn on, with as many followed games as there may be but one. */
export async function measureFavourites(): Promise<Figure> {
  const stack = await startTestStack();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  const page = await browser.newPage();
  const nowSeconds = Math.floor(Date.now() / 1000);
  await page.addInitScript(([games, labels, stamp]) => {
    if (localStorage.getItem("fsdc_my_local_ts") !== null) return;
    localStorage.setItem("fsdc_my_local", games ?? "");
    localStorage.setItem("fsdc_my_local_labl", labels ?? "");
    localStorage.setItem("fsdc_my_local_ts", stamp ?? "");
  }, storedGames(nowSeconds));
  await page.goto(new URL("/?cat=1", stack.url).href);
  await page.locator("output.connection.live").waitFor();
  const star = page.locator("li.row button.star").first();
  await star.click();
  await star.and(page.locator('[aria-pressed="true"]')).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    times.push(
      await star.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const before = performance.now();
            const observer = new MutationObserver(() => {
              observer.disconnect();
              resolve(performance.now() - before);
            });
            observer.observe(element, { attributeFilter: ["aria-pressed"] });
            if (element instanceof HTMLElement) element.click();
          }),
      ),
    );
    await page.waitForTimeout(100);
  }
  await browser.close();
  await stack.stop();
  return {
    name: `a star with ${myGamesLimits.games - 1} games followed, processor ${slowdown} × slower`,
    value: median(times),
    unit: "ms",
    target: { atMost: mostMs },
    detail: `${taps} taps, on and off; p95 ${percentile(times, 0.95).toFixed(1)} ms, the slowest ${Math.max(...times).toFixed(1)} ms`,
  };
}

const toLeagueId = (index: number) => `1_LEAGUE${String(index % 50).padStart(2, "0")}`;

/** The texts of a browser that follows games of 50 leagues, tomorrow's. */
function storedGames(nowSeconds: number): readonly string[] {
  const startSeconds = nowSeconds + daySeconds;
  const games = Array.from({ length: myGamesLimits.games - 1 }, (_, index) => {
    const record = {
      sportId: 1,
      leagueId: toLeagueId(index),
      day: 1,
      isComplete: true,
      expiresAtSeconds: startSeconds,
      startSeconds,
      endSeconds: startSeconds,
      statusType: 1,
      noDuel: false,
      groups: ["0"],
    };
    return [`g_1_B${String(index).padStart(7, "0")}`, record] as const;
  });
  const labels = games.map(([, { leagueId }]) => [leagueId, { title: `COUNTRY: League ${leagueId}` }] as const);
  const stored = toStoredMyGames({
    games: Object.fromEntries(games),
    tournaments: {},
    labels: Object.fromEntries(labels),
  });
  const expiresAtSeconds = nowSeconds + 2 * daySeconds;
  const toText = (value: unknown) => JSON.stringify({ value, expiresAtSeconds });
  return [toText(stored.games), toText(stored.labels), String(nowSeconds * 1000)];
}
