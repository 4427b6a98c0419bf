import { expect, it } from "vitest";
import { formatValue, parseValue } from "../storage/stored-value.ts";
import { toConsentKey } from "./consent.ts";

const days = (count: number) => count * 86_400;
const answered = () => {
  const answer = toConsentKey({ variantId: "fr", version: 2 });
  const stored = { [answer.name]: formatValue(answer, { version: 2, purposes: ["measurement"] }, 0) };
  return (variantId: string, version: number, nowSeconds: number) => {
    const key = toConsentKey({ variantId, version });
    return parseValue(stored[key.name] ?? "", key, nowSeconds)?.purposes ?? null;
  };
};

it("[A6.03] keeps an answer for 180 days, and asks again afterwards", () => {
  const read = answered();
  expect([read("fr", 2, days(180) - 1), read("fr", 2, days(180))]).toEqual([["measurement"], null]);
});

it("[A6.03] takes no answer to another variant, or to another version of the question, for this one's", () => {
  const read = answered();
  expect([read("fr", 3, 1), read("be", 2, 1)]).toEqual([null, null]);
});

it("keeps a refusal as well, and reads no purpose that there is not", () => {
  const { parse } = toConsentKey({ variantId: "fr", version: 1 });
  expect(parse({ version: 1, purposes: [] })).toEqual({ version: 1, purposes: [] });
  expect(parse({ version: 1, purposes: ["everything", "advertising"] })?.purposes).toEqual(["advertising"]);
  expect([parse(null), parse({ version: 1 }), parse({ purposes: ["advertising"] })]).toEqual([null, null, null]);
});
