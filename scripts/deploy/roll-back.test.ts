import { expect, it } from "vitest";
import { targetRelease, type ServedWorker } from "./roll-back.ts";

/** A Worker whose versions are written the newest first, as `id:release` or `id` where something else made it. */
function worker(name: string, versions: readonly string[], serving: string): ServedWorker {
  const parsed = versions.map((version) => {
    const [id = "", release = null] = version.split(":");
    return { id, release };
  });
  return { name, versions: parsed, serving };
}

it("goes to the release before the one that all serve", () => {
  const served = [worker("site", ["2:b", "1:a"], "2"), worker("geo", ["2:b", "1:a"], "2")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("goes to what the site serves when a deployment broke off before it", () => {
  const served = [worker("site", ["1:a"], "1"), worker("geo", ["2:b", "1:a"], "2")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("completes a roll-back that broke off after the site", () => {
  const served = [worker("site", ["3:c", "2:b", "1:a"], "2"), worker("geo", ["3:c", "2:b", "1:a"], "3")];
  expect(targetRelease(served, "site")).toBe("b");
});

it("passes over a deployment that was run twice", () => {
  const served = [worker("site", ["3:b", "2:b", "1:a"], "3"), worker("geo", ["3:b", "2:b", "1:a"], "3")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("goes on from a release that was rolled back to", () => {
  const served = [worker("site", ["3:c", "2:b", "1:a"], "2"), worker("geo", ["3:c", "2:b", "1:a"], "2")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("counts a version of a changed secret to the release under it", () => {
  const served = [worker("site", ["2:b", "1:a"], "2"), worker("origin", ["3", "2:b", "1:a"], "3")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("refuses where there is no release before, or no site", () => {
  expect(() => targetRelease([worker("site", ["2:a", "1:a"], "2")], "site")).toThrow("no release before a");
  expect(() => targetRelease([worker("geo", ["1:a"], "1")], "site")).toThrow("never deployed");
});
