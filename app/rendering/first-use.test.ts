import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdClicks, isAboutToMove, watchFirstUse } from "./first-use.ts";

let site = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  site = new EventTarget();
  vi.stubGlobal("addEventListener", site.addEventListener.bind(site));
  // Node knows no boolean for `capture` here.
  const remove = (type: string, listener: () => void) => site.removeEventListener(type, listener, { capture: true });
  vi.stubGlobal("removeEventListener", remove);
  vi.stubGlobal("dispatchEvent", site.dispatchEvent.bind(site));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a page that is about to move is not taken over with its first load, but soon, and another one later", () => {
  for (const [isMoving, waitedMs] of [
    [true, 2_000],
    [false, 10_000],
  ] as const) {
    const act = vi.fn<() => void>();
    watchFirstUse(isMoving, act);
    vi.advanceTimersByTime(waitedMs - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  }
});

it("a page is taken over once, at the first touch, and not at all after its watch has ended", () => {
  const [touched, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
  watchFirstUse(true, touched);
  watchFirstUse(true, left)();
  dispatchEvent(new Event("touchstart"));
  dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(60_000);
  expect([touched.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
});

it("a page is not used by a pointer that rests where it appears, but by one that moves", () => {
  const act = vi.fn<() => void>();
  watchFirstUse(true, act);
  dispatchEvent(new Event("pointerover"));
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointermove"));
  expect(act).toHaveBeenCalledTimes(1);
});

it("a page is taken over when it is scrolled, and not when a row of it is, which the frame does by itself", () => {
  const act = vi.fn<() => void>();
  watchFirstUse(true, act);
  vi.stubGlobal("document", new EventTarget());
  dispatchEvent(new Event("scroll"));
  expect(act).not.toHaveBeenCalled();
  // Who dispatches to the window is the target.
  vi.stubGlobal("document", site);
  dispatchEvent(new Event("scroll"));
  expect(act).toHaveBeenCalledTimes(1);
});

it("a page with games is about to move while one of them is being played, another one always or hardly ever", () => {
  const pageWith = (found: string) => ({
    querySelector: (selector: string) => (selector === found ? Object.create(null) : null),
  });
  const [playing, resting] = [pageWith("#main .live"), pageWith("#main .row")];
  expect([isAboutToMove("with-games", playing), isAboutToMove("with-games", resting)]).toEqual([true, false]);
  expect([isAboutToMove("always", resting), isAboutToMove("seldom", playing)]).toEqual([true, false]);
});

it("a tap that waits for the page says so from its first moment on, and is repeated once the page is alive", () => {
  class Tab {
    isConnected = true;
    readonly id = "tab-odds";
    readonly click = vi.fn<() => void>();
    closest = () => this;
    contains = () => true;
  }
  const root = { dataset: {} as Record<string, string> };
  vi.stubGlobal("Element", Tab);
  const drawnAnew = new Tab();
  vi.stubGlobal("document", {
    documentElement: root,
    getElementById: (id: string) => (id === tab.id ? drawnAnew : null),
  });
  const tab = new Tab();
  const release = holdClicks(tab as unknown as Element);
  expect(root.dataset).toEqual({});
  const toTap = () =>
    Object.defineProperty(Object.assign(new Event("click", { cancelable: true }), { button: 0 }), "target", {
      value: tab,
    });
  const tap = toTap();
  dispatchEvent(tap);
  dispatchEvent(tap);
  expect([root.dataset, tap.defaultPrevented, tab.click.mock.calls.length]).toEqual([{ waits: "" }, true, 0]);
  release();
  expect([root.dataset, tab.click.mock.calls.length]).toEqual([{}, 1]);

  // React may have drawn it anew meanwhile.
  const releaseLost = holdClicks(tab as unknown as Element);
  dispatchEvent(toTap());
  tab.isConnected = false;
  releaseLost();
  expect([tab.click.mock.calls.length, drawnAnew.click.mock.calls.length]).toEqual([1, 1]);
});
