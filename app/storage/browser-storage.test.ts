import { expect, it } from "vitest";
import { createBrowserStorage } from "./browser-storage.ts";

/** Tabs that share a storage, which fails as a test says. */
function openBrowser() {
  const texts = new Map<string, string>();
  const state = { isFull: false, isForbidden: false };
  const fail = () => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  const local = () => {
    if (state.isForbidden) fail();
    return {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => (state.isFull ? fail() : void texts.set(name, text)),
      removeItem: (name: string) => void texts.delete(name),
    };
  };
  return { state, texts, openTab: () => createBrowserStorage(local) };
}

it("keeps a refused text as long as the page, until another tab stores one", () => {
  const { state, openTab } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  one.set("a", "1");
  state.isFull = true;
  one.set("a", "2");
  expect([one.get("a"), one.isKept("a"), other.get("a"), openTab().get("a")]).toEqual(["2", false, "1", "1"]);
  state.isFull = false;
  other.set("a", "3");
  expect([one.get("a"), one.isKept("a")]).toEqual(["3", true]);
});

it("stores a refused text once there is room", () => {
  const { state, texts, openTab } = openBrowser();
  const tab = openTab();
  state.isFull = true;
  tab.set("a", "1");
  state.isFull = false;
  tab.set("a", "1");
  expect([texts.get("a"), tab.isKept("a")]).toEqual(["1", true]);
  tab.remove("a");
  expect(tab.get("a")).toBeNull();
});

it("still has what it read of a storage that has become forbidden", () => {
  const { state, openTab } = openBrowser();
  const tab = openTab();
  tab.set("a", "1");
  expect(tab.get("a")).toBe("1");
  state.isForbidden = true;
  expect([tab.get("a"), tab.get("b"), openTab().get("a")]).toEqual(["1", null, null]);
  tab.set("b", "2");
  tab.remove("a");
  expect([tab.get("b"), tab.isKept("b")]).toEqual(["2", false]);
});
