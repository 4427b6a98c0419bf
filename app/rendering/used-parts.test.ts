import { expect, it } from "vitest";
import { beginUse, defineUsedParts } from "./used-parts.ts";

it("loads at the first use what a page shows, and no others; who waits for it goes on", async () => {
  const loaded: string[] = [];
  const load = (name: string) => async () => {
    loaded.push(name);
    return name;
  };
  const board = defineUsedParts(".board", load("board"));
  defineUsedParts(".race", load("race"));
  let waiting: unknown = null;
  try {
    board.read();
  } catch (thrown) {
    waiting = thrown;
  }
  expect(waiting).toBeInstanceOf(Promise);
  await Promise.resolve();
  expect(loaded).toEqual([]);
  beginUse({ querySelector: (marker: string) => (marker === ".board" ? ({} as Element) : null) });
  await waiting;
  expect(new Set(loaded)).toEqual(new Set(["board"]));
  expect(board.read()).toBe("board");
});

it("is there at once for a page that is navigated to, which prepares it", async () => {
  const parts = defineUsedParts(".prepared", async () => "parts");
  await parts.prepare();
  expect(parts.read()).toBe("parts");
});
