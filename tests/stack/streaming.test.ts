import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graceMs } from "../../app/gateway/page-cache.ts";
import type { Stack } from "../../scripts/stack.ts";
import { encodeSignedDayFeed } from "../../shared/wire/day-feed.ts";
import { encodeEvent } from "../../shared/wire/event-row.ts";
import { startTestStack } from "../support/stack.ts";

type Answer = { readonly status: number; readonly body: string };
const list = encodeSignedDayFeed(
  {
    sportId: 1,
    leagues: [
      { league: { title: "FRANCE: Ligue", stageId: "1Stage00" }, events: [{ id: "1Event00", homeName: "Nantes" }] },
    ],
  },
  encodeEvent,
);

/** An origin that answers no day of long ago before the test says so. A stack that starts reads days of now. */
async function startHeldOrigin() {
  const held: ServerResponse[] = [];
  const server = createServer(({ url = "" }, response) => {
    if (/\/f_1_-\d{3}_/.test(url)) held.push(response);
    else response.end("0");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server's address is of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    held,
    answer({ status, body }: Answer) {
      for (const response of held.splice(0)) {
        response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "x-feed-seq": "7" });
        response.end(body);
      }
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads a page until it has said something, and hands over the rest. */
async function readUntil(response: Response, text: string) {
  if (response.body === null) throw new Error("no body");
  const subscriber = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let read = "";
  const next = async () => {
    const { value } = await subscriber.read();
    read += value ?? "";
    return value !== undefined;
  };
  while (!read.includes(text)) if (!(await next())) throw new Error(`the page ended without ${text}`);
  return {
    begun: read,
    async whole() {
      while (await next());
      return read;
    },
  };
}

const unreachable = "Les scores ne sont pas disponibles";
/** A reader without scripts reads all of it, from the top to the bottom. */
function expectInOrder(html: string) {
  expect(html).toMatch(/<main.*<li id="g_1_1Event00".*Nantes.*<\/main>.*<script.*<\/html>/s);
  expect(html.match(/<head>|<header|<main|<footer|<\/html>/g)).toEqual([
    "<head>",
    "<header",
    "<main",
    "<footer",
    "</html>",
  ]);
  expect(html).not.toMatch(/<div hidden|<template id="B:|<meta http-equiv="refresh"/);
}

describe("a page whose feed is held back", () => {
  let origin: Awaited<ReturnType<typeof startHeldOrigin>>;
  let stack: Stack;
  beforeAll(async () => {
    origin = await startHeldOrigin();
    const entry = { url: origin.url, weight: 1, countries: ["XX"] };
    const ORIGINS = JSON.stringify({ local: [], global: [entry], default_url: origin.url });
    stack = await startTestStack({ assets: false, vars: { ORIGINS } });
    // The first page of a stack takes long on a busy machine, and the proxy waits 5 s at most for a feed.
    await (await fetch(new URL("/", stack.directUrl))).text();
  });
  afterAll(async () => {
    await stack.stop();
    origin.stop();
  });

  it("has begun with its head, its styles and its menu; the list follows, and the cache keeps the whole", async () => {
    const url = new URL("/?date=2026-02-01", stack.directUrl);
    const response = await fetch(url);
    const page = await readUntil(response, "</header>");
    expect([response.status, response.headers.get("x-tribune-cache")]).toEqual([200, "MISS"]);
    expect(page.begun).toMatch(/^<!DOCTYPE html><html lang="fr"[^>]*><head>.*<link rel="stylesheet".*<\/head><body>/s);
    expect(page.begun).toContain("<title>Football, dimanche 1er février 2026");
    expect(page.begun).not.toContain("<main");
    await expect.poll(() => origin.held.length).toBeGreaterThan(0);
    origin.answer({ status: 200, body: list });
    const whole = await page.whole();
    expect(whole).toMatch(/<main.*<li id="g_1_1Event00".*Nantes.*<\/main>/s);
    // A browser without scripts asks again.
    expect(page.begun + whole).toContain('<noscript><meta http-equiv="refresh"');

    const again = await fetch(url);
    expect(again.headers.get("x-tribune-cache")).toBe("HIT");
    expectInOrder(await again.text());
  });

  it("comes whole to a crawler, however long that takes", async () => {
    const headers = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
    const asking = fetch(new URL("/?date=2026-02-02", stack.directUrl), { headers });
    await expect.poll(() => origin.held.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 2 * graceMs));
    origin.answer({ status: 200, body: list });
    expectInOrder(await (await asking).text());
  });

  it("ends in an error that can be read where the feed does not come, is kept for nobody, and the next ones say it by their status", async () => {
    const url = new URL("/?date=2026-03-01", stack.directUrl);
    const response = await fetch(url);
    const page = await readUntil(response, "</header>");
    await expect.poll(() => origin.held.length).toBeGreaterThan(0);
    origin.answer({ status: 500, body: "" });
    const whole = await page.whole();
    expect(response.status).toBe(200);
    expect(whole).toContain(unreachable);
    expect(whole).toMatch(/<main.*<h1.*<\/main>/s);
    const next = await fetch(new URL("/?date=2026-03-01&cat=6", stack.directUrl));
    expect([next.status, (await next.text()).includes(unreachable)]).toEqual([503, true]);
  });
});
