import { expect, it } from "vitest";
import { defineParts, loadShownParts } from "./late-parts.ts";

it("loads before hydration the parts that a page shows, and no others", async () => {
  const loaded: string[] = [];
  const load = (name: string) => async () => {
    loaded.push(name);
    return name;
  };
  const races = defineParts(".late-races", load("races"));
  defineParts(".late-others", load("others"));
  // A page that has one of the two.
  await loadShownParts({ querySelector: (marker: string) => (marker === ".late-races" ? ({} as Element) : null) });
  expect(loaded).toEqual(["races"]);
  expect(races.read()).toBe("races");
});

it("makes its caller wait for what is not loaded", async () => {
  const parts = defineParts(".late-waiting", async () => "parts");
  let waiting: unknown = null;
  try {
    parts.read();
  } catch (thrown) {
    waiting = thrown;
  }
  expect(waiting).toBeInstanceOf(Promise);
  await waiting;
  expect(parts.read()).toBe("parts");
});
