import { expect, it } from "vitest";
import { isCrawler } from "./page-answers.ts";

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["facebookexternalhit/1.1", true],
  ["curl/8.14.1", true],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36", false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1",
    false,
  ],
  [null, false],
])("tells a crawler from a browser: %s", (userAgent, isOne) => {
  expect(isCrawler(userAgent)).toBe(isOne);
});
