import { expect, it } from "vitest";
import { isHuman } from "./captcha.ts";

it("[A2.02] asks nobody while no captcha is set up", async () => {
  expect(await isHuman("", undefined, null)).toBe(true);
});

it("[A2.02] answers for Turnstile's testing keys without a network, and refuses a request without a captcha", async () => {
  const [passes, fails] = ["1x0000000000000000000000000000000AA", "2x0000000000000000000000000000000AA"];
  expect(await isHuman(passes, "token", null)).toBe(true);
  expect(await isHuman(passes, undefined, null)).toBe(false);
  expect(await isHuman(fails, "token", null)).toBe(false);
});
