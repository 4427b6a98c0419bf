import { expect, it } from "vitest";
import { parseGameKey, toGameKey } from "./game-key.ts";

it("[C5.03] a game's key is g, sport and 8 to 16 alphanumerics", () => {
  expect(parseGameKey("g_1_ABCDefg8")).toEqual({ sportId: 1, eventId: "ABCDefg8" });
  expect(parseGameKey(toGameKey(42, "ABCDefg8ABCDefg8"))).toEqual({ sportId: 42, eventId: "ABCDefg8ABCDefg8" });
  for (const key of [
    "g_1_ABCDefg",
    "g_1_ABCDefg8ABCDefg80",
    "g__ABCDefg8",
    "1_ABCDefg8",
    "g_1_ABCD-fg8",
    "g_1_ABCDefg8\n",
  ]) {
    expect(parseGameKey(key)).toBeNull();
  }
});
