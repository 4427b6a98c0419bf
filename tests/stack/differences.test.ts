import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import { keepRelease, writeDifferences } from "../../scripts/deploy/differences.ts";
import type { Stack } from "../../scripts/stack.ts";
import { root } from "../../scripts/workers.ts";
import { assets } from "../support/built-routes.ts";
import { startTestStack } from "../support/stack.ts";

const kilobyte = 1024;
const toOldName = (path: string) => path.replace(/-[\w-]{8}(?=\.(?:js|css)$)/, "-00000000");
/** A script or a sheet as the release before had it: it has one line more, and every file that it names has another hash. */
const toOldText = (text: string) =>
  `${text.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, "-00000000")}\n/* release before */`;

type Answer = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Asks without decoding the answer, as `fetch` would. */
const ask = (url: URL, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on("error", reject);
  });

/** `bytes`: those of the body on its way; `headBytes`: those before it, which a local stack sends as text. */
type Load = { readonly path: string; readonly encoding: string; readonly headBytes: number; bytes: number };

/** Opens the list, and counts the bytes of its scripts on their way once it is hydrated and the network is idle. */
async function openList(page: Page, stack: Stack): Promise<readonly Load[]> {
  const loads = new Map<string, Load>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response: { url, headers, encodedDataLength } }) => {
    const encoding = headers["content-encoding"] ?? headers["Content-Encoding"] ?? "";
    if (type !== "Script") return;
    loads.set(requestId, { path: new URL(url).pathname, encoding, headBytes: encodedDataLength, bytes: 0 });
  });
  const cached = new Set<string>();
  session.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load !== undefined) load.bytes = cached.has(requestId) ? 0 : encodedDataLength - load.headBytes;
  });
  await page.goto(new URL("/", stack.url).href, { waitUntil: "networkidle" });
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  return [...loads.values()].filter(({ path }) => path.startsWith("/assets/"));
}

const bytesOf = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0);

it("gives each name of a script or a sheet to one file, as a browser finds the older file by its name", () => {
  const names = readdirSync(assets).map(toOldName);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
});

describe("a release after another one", () => {
  let folder = "";
  let stack: Stack;
  let browser: Browser;
  const client = () => join(folder, "client");

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tribune-client-"));
    cpSync(join(root, "build/client"), client(), { recursive: true });
    const before = join(folder, "before/assets");
    mkdirSync(before, { recursive: true });
    for (const file of readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)))
      writeFileSync(join(before, toOldName(file)), toOldText(readFileSync(join(assets, file), "utf8")));
    keepRelease(join(folder, "before"), join(folder, "releases"), "before", 1);
    writeDifferences(client(), join(folder, "releases"));
    // A browser's visit to the release before begins with its files.
    cpSync(before, join(client(), "assets"), { recursive: true });
    stack = await startTestStack({ assets: client() });
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([".js", ".css"])("answers a client that has the older file with the difference (%s)", async (ending) => {
    const file = readdirSync(assets).find((name) => name.startsWith("match-") && name.endsWith(ending)) ?? "";
    const old = readFileSync(join(client(), "assets", toOldName(file)));
    const hash = createHash("sha256").update(old).digest();
    const url = new URL(`/assets/${file}`, stack.url);
    const { headers, body } = await ask(url, {
      "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz",
      "available-dictionary": `:${hash.toString("base64")}:`,
    });
    expect(headers).toMatchObject({
      "content-encoding": "dcz",
      vary: "accept-encoding, available-dictionary",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringContaining(ending === ".js" ? "text/javascript" : "text/css"),
      "x-content-type-options": "nosniff",
    });
    expect(body.subarray(8, 40)).toEqual(hash);
    expect(zstdDecompressSync(body.subarray(40), { dictionary: old })).toEqual(readFileSync(join(assets, file)));

    const whole = await ask(url, { "accept-encoding": "gzip" });
    expect(whole.headers).toMatchObject({
      "content-encoding": "gzip",
      vary: "accept-encoding, available-dictionary",
      "use-as-dictionary": `match="/assets/${toOldName(file).replace(/-0{8}\.\w+$/, "")}-*${ending}"`,
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  /** A busy machine takes its time; the test has a limit of its own. */
  async function openTab(): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    return page;
  }

  it("sends a returning browser 15 KB of scripts at most, which run", async () => {
    const first = await openTab();
    const whole = await openList(first, stack);
    expect(whole.length).toBeGreaterThan(10);
    expect(whole.filter(({ encoding }) => encoding === "dcz")).toEqual([]);
    await first.context().close();

    const returning = await openTab();
    await returning.goto(new URL("/nothing", stack.url).href, { waitUntil: "commit" });
    const olds = whole.map(({ path }) => toOldName(path));
    await returning.evaluate((paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())), olds);
    // A slow machine may load a few scripts of a page that is idle in one visit alone.
    const again = await openList(returning, stack);
    const changed = again.filter(({ path }) => whole.some((load) => load.path === path));
    expect(changed.length).toBeGreaterThan(10);
    expect(changed.filter(({ encoding }) => encoding !== "dcz")).toEqual([]);
    expect(bytesOf(changed)).toBeLessThanOrEqual(15 * kilobyte);
    expect(bytesOf(whole)).toBeGreaterThan(100 * kilobyte);
    // The browser keeps what it has put together.
    const kept = (await openList(returning, stack)).filter(({ path }) => changed.some((load) => load.path === path));
    expect(kept.length).toBeGreaterThan(10);
    expect(bytesOf(kept)).toBe(0);
  });
});
