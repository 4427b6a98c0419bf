import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isHuman } from "./captcha.ts";

/** Turnstile's documented testing key, and the token that a widget gives for a testing site key. */
const passes = "1x0000000000000000000000000000000AA";
const fails = "2x0000000000000000000000000000000AA";
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string, { body }: { readonly body: string }) => {
    asked.push([url, JSON.parse(body)]);
    return Response.json({ success: body.includes(passes) && body.includes(dummyToken) });
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = (secret: string | null, captcha: string | undefined) => {
  const caller = {
    address: "203.0.113.7",
    siteOrigin: "https://a.example",
    linkOrigin: null,
    lang: "fr",
    brand: "Tribune",
    captchaSiteKey: null,
    deletionGraceDays: 14,
  } as const;
  return isHuman({ env: secret === null ? {} : { TURNSTILE_SECRET: secret }, caller }, captcha);
};

it("[A2.02] asks nobody while no captcha is set up, nor for a request without one", async () => {
  expect(await ask(null, undefined)).toBe(true);
  expect(await ask(null, dummyToken)).toBe(true);
  expect(await ask(passes, undefined)).toBe(false);
  expect(await ask(passes, "")).toBe(false);
  expect(asked).toEqual([]);
});

it("[A2.02] asks Turnstile, with its testing keys, whether a token is right", async () => {
  expect(await ask(passes, dummyToken)).toBe(true);
  expect(asked).toEqual([
    [
      "https://challenges.cloudflare.com/turnstile/v0/siteverify",
      { secret: passes, response: dummyToken, remoteip: "203.0.113.7" },
    ],
  ]);
  expect(await ask(fails, dummyToken)).toBe(false);
  expect(await ask(passes, "another")).toBe(false);
});
