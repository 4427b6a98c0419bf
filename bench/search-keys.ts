import { chromium, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.ts";
import type { Stack } from "../scripts/stack.ts";
import { startTestStack } from "../tests/support/stack.ts";
import { percentile, type Figure } from "./figures.ts";

/** Texts that visitors type; each is a name of the built-in world, so that its results contain the typed text. */
const words = ["paris", "lens", "marseille", "lyon", "monaco", "bayern", "real", "milan", "ligue", "france"];
/** The pause between keys of a fast typist. */
const pauseMs = 150;
const patienceMs = 20_000;
const mostMs = 100;

/** Milliseconds from a key in the search's window to the painted results of the text, in a browser, nothing asked before. */
export async function measureSearchKeys(): Promise<readonly Figure[]> {
  const stack = await startTestStack();
  await untilFound(stack);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  const page = await browser.newPage();
  await page.goto(new URL("/?cat=1", stack.url).href);
  await page.locator("output.connection.live").waitFor();
  await page.keyboard.press("/");
  await page.getByRole("combobox").waitFor();

  const first: number[] = [];
  const further: number[] = [];
  for (const word of words) {
    await page.getByRole("combobox").fill("");
    for (let length = 1; length <= word.length; length += 1) {
      (length === 1 ? first : further).push(await timeKey(page, word.slice(0, length)));
      await page.waitForTimeout(pauseMs);
    }
  }
  await browser.close();
  await stack.stop();
  return [figure("the first key", first, 0.5), figure("any key", [...first, ...further], 0.95)];
}

function figure(name: string, times: readonly number[], share: number): Figure {
  return {
    name: `search, ${name}, p${share * 100}`,
    value: percentile(times, share),
    unit: "ms",
    target: { atMost: mostMs },
    detail: `${times.length} keys, slowest ${Math.max(...times).toFixed(0)} ms`,
  };
}

/** The built-in world is in the catalogue a moment after the first look at it. */
async function untilFound(stack: Stack): Promise<void> {
  const deadlineMs = performance.now() + patienceMs;
  await (await fetch(stack.url)).text();
  while (performance.now() < deadlineMs) {
    const response = await fetch(new URL("/api/v2/search/?q=marseille", stack.url));
    if ((await response.text()).includes('"team"')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The search finds no team.");
}

/** Types the last letter of a text and waits until results that highlight the typed text are painted. */
async function timeKey(page: Page, text: string): Promise<number> {
  const timing = page.evaluate(
    (typed) =>
      new Promise<number>((resolve) => {
        // The whole function is sent to the browser.
        // oxlint-disable-next-line consistent-function-scoping
        const isShown = () =>
          [...document.querySelectorAll(".found-row b")].some((part) => part.textContent?.toLowerCase() === typed);
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const look = () => {
              if (!isShown()) return requestAnimationFrame(look);
              // A frame callback runs before the frame is painted; a task posted from it runs after.
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener("message", () => resolve(performance.now() - timeStamp));
              port1.start();
              return port2.postMessage(null);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    text,
  );
  // This round trip makes sure that the listener is installed before the key.
  await page.evaluate(() => {});
  await page.keyboard.press(text.at(-1) ?? "");
  return timing;
}
