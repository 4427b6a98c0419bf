import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { feedSign, startTestStack } from "../support/stack.ts";
import { findPlayed } from "./find-played.ts";
import { noteShifts, shiftsOn } from "./layout-shifts.ts";
import { isHydrated, test } from "./stack-fixture.ts";
import type { Stack } from "../../scripts/stack.ts";

/** Starts a stack whose origin is another stack, with feeds that arrive when the test says so. */
async function startLateStack(of: Stack, isLate: (path: string) => boolean) {
  const gate = new EventTarget();
  const coming = new Promise((resolve) => gate.addEventListener("open", resolve));
  const origin = createServer(({ url: path = "/" }, response) => {
    const answer = async () => {
      const feed = await fetch(new URL(path, of.url), { headers: { "x-fsign": feedSign } });
      response.writeHead(feed.status, { "x-feed-seq": feed.headers.get("x-feed-seq") ?? "1" }).end(await feed.text());
    };
    void (isLate(path) ? coming : Promise.resolve()).then(answer).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve));
  const address = origin.address();
  const port = typeof address === "object" ? address?.port : 0;
  const origins = { local: [], global: [], default_url: `http://127.0.0.1:${port}` };
  const stack = await startTestStack({ onLog: () => {}, vars: { ORIGINS: JSON.stringify(origins) } });
  return {
    url: (path: string) => new URL(path, stack.url).href,
    come: () => gate.dispatchEvent(new Event("open")),
    async stop() {
      await stack.stop();
      origin.close();
    },
  };
}

/** The compressor in front of a local stack holds back the beginning of a page. */
const uncompressed = { "accept-encoding": "identity" };

/** Records violations of the page's policy; React's errors about its markup fail the test anyway. */
function watchPolicy(page: Page): readonly string[] {
  const blocked: string[] = [];
  page.on("console", (message) => /Content Security Policy/i.test(message.text()) && blocked.push(message.text()));
  return blocked;
}

test("a list whose feed is late has begun before it, and is alive when it has come", async ({ page, stack }) => {
  const late = await startLateStack(stack, (path) => /\/f_\d/.test(path));
  try {
    const blocked = watchPolicy(page);
    await page.setExtraHTTPHeaders(uncompressed);
    // The document is committed when its first bytes are there, and no feed comes before `come`: the page has begun without its list.
    // What these bytes hold is tested in `tests/stack/streaming.test.ts`. The feed comes at once, for the proxy waits 5 s at most.
    await page.goto(late.url("/"), { waitUntil: "commit" });
    late.come();
    await page.locator(".list .row").first().waitFor();
    await expect(page.locator(".awaited")).toHaveCount(0);
    await isHydrated(page);
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("#day-after").click();
    await expect(page).toHaveURL(/\?date=/);
    expect(blocked).toEqual([]);
  } finally {
    await late.stop();
  }
});

test("a list whose feed is late comes whole to a browser without scripts, by itself", async ({ browser, stack }) => {
  const late = await startLateStack(stack, (path) => /\/f_\d/.test(path));
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: uncompressed });
  try {
    const page = await context.newPage();
    await page.goto(late.url("/"), { waitUntil: "commit" });
    late.come();
    await expect(page.locator("#main .list .row").first()).toBeVisible();
    await expect(page.locator(".awaited")).toHaveCount(0);
  } finally {
    await context.close();
    await late.stop();
  }
});

/** Starts a server that sends the documents of a stack in small pieces, as a slow network brings them. */
async function startSlowNetwork({ url }: Stack) {
  const server = createServer(({ url: path = "/" }, response) => {
    const answer = async () => {
      const { status, headers, body } = await fetch(new URL(path, url), { headers: uncompressed });
      const type = headers.get("content-type") ?? "";
      response.writeHead(status, { "content-type": type });
      for await (const bytes of body ?? [])
        for (let start = 0; start < bytes.length; start += 700) {
          response.write(bytes.subarray(start, start + 700));
          if (type.startsWith("text/html")) await sleep(20);
        }
      response.end();
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: (path: string) => `http://127.0.0.1:${port}${path}`, stop: () => server.close() };
}

test("a match that arrives in small pieces on a phone moves none of its cards and buttons", async ({ page, stack }) => {
  const slow = await startSlowNetwork(stack);
  try {
    await page.addInitScript(noteShifts, "now" as const);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(slow.url(`/match/${await findPlayed(stack)}`), { waitUntil: "commit" });
    await expect(page.locator("footer")).toBeVisible();
    const moved = (await shiftsOn(page)).filter((parts) => /class="(?:match-actions|action|card)/.test(parts));
    expect(moved).toEqual([]);
  } finally {
    slow.stop();
  }
});
