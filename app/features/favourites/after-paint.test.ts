import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

/** A page whose frames are drawn when a test says so. */
function openPage() {
  const page = new EventTarget();
  const frames: (() => void)[] = [];
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  const draw = () => frames.splice(0).forEach((work) => work());
  return { page, draw };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("works after the frame and not before, once", () => {
  const { page, draw } = openPage();
  const work = vi.fn<() => void>();
  afterPaint(work);
  draw();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

it("works before the page is left or hidden, whatever was drawn", () => {
  for (const [name, of] of [
    ["pagehide", "page"],
    ["visibilitychange", "document"],
  ] as const) {
    const { page } = openPage();
    const work = vi.fn<() => void>();
    afterPaint(work);
    (of === "page" ? page : document).dispatchEvent(new Event(name));
    expect(work).toHaveBeenCalledOnce();
  }
});

it("works in a page that draws nothing", () => {
  openPage();
  const work = vi.fn<() => void>();
  afterPaint(work);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

it("works at once in a page that is hidden, as one that is being left", () => {
  openPage();
  Object.assign(document, { visibilityState: "hidden" });
  const work = vi.fn<() => void>();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
