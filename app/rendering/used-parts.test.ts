import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { beginUse, defineUsedComponent, defineUsedParts, prepareUsedParts } from "./used-parts.ts";

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

it("loads at once what a route needs that comes with a navigation", async () => {
  vi.stubGlobal("__remixRouter", {});
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("team");
  const parts = defineUsedParts(".came-later", load);
  vi.unstubAllGlobals();
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(parts.read()).toBe("team");
});

it("has every component on a server, which prepares them before it renders", async () => {
  const Name = defineUsedComponent(
    ".name",
    async () =>
      ({ name }: { readonly name: string }) =>
        `Name ${name}`,
  );
  await prepareUsedParts();
  expect(renderToString(createElement(Name, { name: "Lens" }))).toBe("Name Lens");
});
