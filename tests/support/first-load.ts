import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import type { Stack } from "../../scripts/stack.ts";
import { goal, toMatchday } from "./matchday.ts";
import { postIngest } from "./requests.ts";

/** A script of a first load: its path, and the bytes of its body by gzip. */
export type LoadedScript = { readonly path: string; readonly bytes: number };

/**
 * Every script that today's list loads by itself in a browser without a cache, the largest first: what the document names and
 * what is imported afterwards, until the socket is open, an update has been painted and nothing more is on its way.
 */
export async function watchFirstLoad(stack: Stack): Promise<readonly LoadedScript[]> {
  const { batch, kickOffs, games } = toMatchday({
    games: 1,
    startSeconds: Math.floor(Date.now() / 1000),
    name: "Poids",
  });
  await postIngest(stack, "events", batch);
  await postIngest(stack, "incidents", kickOffs);
  const eventId = games[0]?.eventId ?? "";
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ extraHTTPHeaders: { "x-dev-place": "FR:IDF" } });
    const bodies = new Map<string, Promise<Buffer>>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === "script") bodies.set(pathname, response.body());
    });
    await page.goto(new URL("/?cat=1", stack.url).href);
    await page.locator("output.connection.live").waitFor();
    await postIngest(stack, "incidents", goal(eventId, 1));
    await page.locator(`#g_1_${eventId} b`, { hasText: "1" }).first().waitFor();
    await page.waitForLoadState("networkidle");
    const scripts = await Promise.all(
      [...bodies].map(async ([path, body]) => ({ path, bytes: gzipSync(await body).byteLength })),
    );
    return scripts.toSorted((left, right) => right.bytes - left.bytes);
  } finally {
    await browser.close();
  }
}
