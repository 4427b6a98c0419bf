import { expect, it } from "vitest";
import { readSummary } from "../../../../shared/feed/sections/read-summary.ts";
import { withoutChannels } from "./without-channels.ts";

it("leaves out who shows the match, and nothing else", () => {
  const body = "AC÷1st Half¬~III÷x¬IA÷1¬IB÷9'¬IE÷3¬IF÷A¬~MIT÷REF¬MIV÷Noir A.¬TA÷One, Two¬~TVT÷One, Two¬TVB÷7¬~A1÷abc¬~";
  expect(withoutChannels(body)).toBe("AC÷1st Half¬~III÷x¬IA÷1¬IB÷9'¬IE÷3¬IF÷A¬~MIT÷REF¬MIV÷Noir A.¬~A1÷abc¬~");
  expect(readSummary(withoutChannels(body)).stations).toEqual([]);
  expect(withoutChannels("TA÷One¬A1÷abc¬~TVT÷One¬~")).toBe("A1÷abc¬~");
});
