import { expect, it } from "vitest";
import { parseEndedCpuSeconds } from "./cpu-time.ts";

it("the time of ended children is what they took for themselves and in the kernel, whatever the program is called", () => {
  const stat = "7 (node (a) 1 2) S 1 7 7 0 -1 4194304 2130 500 0 0 111 222 1250 30 20 0 1 0 5023";
  expect(parseEndedCpuSeconds(stat)).toBe(12.8);
});
