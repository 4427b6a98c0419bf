import { expect, it } from "vitest";
import { toRetrySeconds } from "./retry.ts";
import { toSent } from "./send-message.ts";

const endpoint = "https://push.test/1";

it("[P25] tries again after waits that grow, at least as long as the service says, and gives up", () => {
  expect([1, 2, 3, 4, 5, 6].map((tries) => toRetrySeconds(tries, null))).toEqual([15, 30, 60, 120, 240, null]);
  expect(toRetrySeconds(1, 90)).toBe(90);
  expect(toRetrySeconds(3, 5)).toBe(60);
  expect(toRetrySeconds(1, 999_999)).toBe(3_600);
});

it("[P25] takes 404 and 410 for a browser that has left, 429 and failures for later, other refusals for a refusal", () => {
  expect([404, 410].map((status) => toSent(status, null, endpoint))).toEqual([{ is: "gone" }, { is: "gone" }]);
  expect(toSent(429, "120", endpoint)).toEqual({ is: "later", afterSeconds: 120 });
  expect(toSent(503, "Mon, 23 Nov 2026 02:00:00 GMT", endpoint)).toEqual({ is: "later", afterSeconds: null });
  const outcomes = (statuses: readonly number[]) => statuses.map((status) => toSent(status, null, endpoint).is);
  expect(outcomes([200, 201, 202])).toEqual(["done", "done", "done"]);
  expect(new Set(outcomes([302, 400, 401, 403, 413]))).toEqual(new Set(["refused"]));
});
