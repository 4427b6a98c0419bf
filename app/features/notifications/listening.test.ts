import { expect, it } from "vitest";
import { createFakeBrowser } from "../../../tests/fakes/fake-browser.ts";
import { createFakeTimers } from "../../../tests/fakes/fake-timers.ts";
import type { PageEvent } from "../../live/watch-page.ts";
import { watchListening } from "./listening.ts";

function openTabs() {
  const timers = createFakeTimers();
  const browser = createFakeBrowser();
  const open = (isSeen: boolean, hasLocks = true) => {
    let tell: ((event: PageEvent) => void) | null = null;
    let isListening = true;
    const end = watchListening(
      {
        timers,
        locks: hasLocks ? browser.locks : undefined,
        isVisible: () => isSeen,
        watchPage(listener) {
          tell = listener;
          return () => (tell = null);
        },
      },
      (isNow) => (isListening = isNow),
    );
    const look = (isSeenNow: boolean) => {
      isSeen = isSeenNow;
      tell?.(isSeen ? "shown" : "hidden");
    };
    return { isListening: () => isListening, look, end };
  };
  return { open, pass: timers.pass };
}

it("[C4.19] all tabs that are seen hear the news, and no hidden one beside them", async () => {
  const { open, pass } = openTabs();
  const tabs = [open(true), open(true), open(false)];
  await pass(2_000);
  expect(tabs.map((tab) => tab.isListening())).toEqual([true, true, false]);
});

it("[C4.19] one of the hidden tabs hears them where none is seen, and the next one when it is closed", async () => {
  const { open, pass } = openTabs();
  const [first, second, third] = [open(true), open(false), open(false)];
  await pass(2_000);
  first.look(false);
  await pass(2_000);
  expect([first, second, third].map((tab) => tab.isListening())).toEqual([false, true, false]);
  second.end();
  await pass(2_000);
  expect([first.isListening(), third.isListening()]).toEqual([false, true]);
  first.look(true);
  expect(first.isListening()).toBe(true);
});

it("[C4.19] a tab alone goes on without a pause while it is hidden, and one without locks too", async () => {
  for (const hasLocks of [true, false]) {
    const { open, pass } = openTabs();
    const tab = open(true, hasLocks);
    await pass(2_000);
    tab.look(false);
    await pass(500);
    expect(tab.isListening()).toBe(true);
    await pass(60_000);
    expect(tab.isListening()).toBe(true);
  }
});
