import { afterAll, beforeAll, expect, it } from "vitest";
import { dummyToken, startSiteverify, testingKeys } from "../../../tests/fakes/fake-siteverify.ts";
import { isHuman } from "./captcha.ts";

let siteverify: Awaited<ReturnType<typeof startSiteverify>>;
beforeAll(async () => {
  siteverify = await startSiteverify();
});
afterAll(() => siteverify.stop());

const ask = (secret: string | null, captcha: string | undefined) => {
  const caller = {
    address: "203.0.113.7",
    siteOrigin: "https://a.example",
    lang: "fr",
    brand: "Tribune",
    captchaSiteKey: null,
  } as const;
  const env = { DEV_TURNSTILE: siteverify.url, ...(secret === null ? {} : { TURNSTILE_SECRET: secret }) };
  return isHuman({ env, caller }, captcha);
};

it("[A2.02] asks nobody while no captcha is set up, nor for a request without one", async () => {
  expect(await ask(null, undefined)).toBe(true);
  expect(await ask(null, dummyToken)).toBe(true);
  expect(await ask(testingKeys.passes, undefined)).toBe(false);
  expect(await ask(testingKeys.passes, "")).toBe(false);
  expect(siteverify.asked).toEqual([]);
});

it("[A2.02] asks Turnstile, with its testing keys, whether a token is right", async () => {
  expect(await ask(testingKeys.passes, dummyToken)).toBe(true);
  expect(siteverify.asked.at(-1)).toEqual({
    secret: testingKeys.passes,
    response: dummyToken,
    remoteip: "203.0.113.7",
  });
  expect(await ask(testingKeys.fails, dummyToken)).toBe(false);
  expect(await ask(testingKeys.passes, "another")).toBe(false);
});
