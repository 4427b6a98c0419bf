import { afterEach, beforeEach, expect, it, vi } from "vitest";

const replace = vi.fn<(address: string) => void>();
const kept = new Map<string, string>();
const begun = { aim: "signIn", provider: "apple", state: "s1" };
const hash = "#provider?state=s1&code=c1";

/** A document of its own that a provider has led to. */
async function comeBack(from?: string) {
  vi.resetModules();
  kept.set("provider-sign-in", JSON.stringify({ ...begun, from }));
  return import("./awaited-return.ts");
}

beforeEach(() => {
  const location = { origin: "https://tribune.test", pathname: "/", search: "", hash, replace };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { state: null, replaceState: () => (location.hash = "") });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
  kept.clear();
});

it("[A2.01] is there for a rendering that begins again, until the sign-in is ended", async () => {
  const { awaitedReturn, forgetReturn } = await comeBack();
  const returned = awaitedReturn();
  expect(returned).toMatchObject({ ...begun, token: "c1" });
  expect(awaitedReturn()).toBe(returned);
  forgetReturn();
  expect(awaitedReturn()).toBeNull();
});

it("[A2.01] is left to the page that the visitor is led on to, however often it is asked for meanwhile", async () => {
  const { awaitedReturn } = await comeBack("/account/sign-in");
  expect([awaitedReturn(), awaitedReturn()]).toEqual([null, null]);
  expect(replace.mock.calls).toEqual([[`/account/sign-in${hash}`]]);
  expect(JSON.parse(kept.get("provider-sign-in") ?? "")).toEqual(begun);
});
