import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { smallHelper } from "./small-preload.ts";

type Link = { href: string; rel: string; onload?: () => void };
const links: Link[] = [];
const turns: (() => void)[] = [];

beforeEach(() => {
  links.length = 0;
  turns.length = 0;
  vi.stubGlobal("setTimeout", (act: () => void) => turns.push(act));
  vi.stubGlobal("document", {
    head: {
      querySelector: (selector: string) => (selector.includes("/there.js") ? {} : null),
      append: (link: Link) => links.push(link),
    },
    createElement: () => ({}),
  });
});
afterEach(() => vi.unstubAllGlobals());

const preload = async () =>
  Reflect.get(await import(`data:text/javascript,${encodeURIComponent(smallHelper)}`), "__vitePreload");

it("asks for six parts, and for the next six when the browser has had its turn", async () => {
  const paths = Array.from({ length: 14 }, (_, index) => `part-${index}.js`);
  const loaded = (await preload())(() => "loaded", ["there.js", ...paths]);
  const counts = [links.length];
  for (let turn = 0; turn < 2; turn += 1) {
    turns.shift()?.();
    await setImmediate();
    counts.push(links.length);
  }
  expect(counts).toEqual([6, 12, 14]);
  expect(new Set(links.map(({ rel }) => rel))).toEqual(new Set(["modulepreload"]));
  expect(await loaded).toBe("loaded");
});

it("imports a part when its sheets are there", async () => {
  const load = vi.fn<() => string>(() => "loaded");
  const loaded = (await preload())(load, ["sheet.css", "sheet.js"]);
  await setImmediate();
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ["stylesheet", "/sheet.css"],
    ["modulepreload", "/sheet.js"],
  ]);
  expect(load).not.toHaveBeenCalled();
  links[0]?.onload?.();
  expect(await loaded).toBe("loaded");
});
