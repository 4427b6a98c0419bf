import { afterEach, expect, it, vi } from "vitest";
import { failureLimits } from "../../shared/operations/browser-failure.ts";
import { drawName, startSessionLog } from "./session-log.ts";

afterEach(() => vi.unstubAllGlobals());

/** Opens a page whose session has drawn `draw`, and collects its reports. */
function openPage(draw: number | null) {
  const reports: unknown[] = [];
  const listeners: (readonly [string, (event: object) => void])[] = [];
  const stored = new Map(draw === null ? [] : [[drawName, String(draw)]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.stubGlobal("location", { href: "https://tribune.example/recherche?q=secret" });
  vi.stubGlobal("document", { querySelector: () => ({ content: "b1" }) });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) =>
    listeners.push([type, listener]),
  );
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) =>
    reports.push([path, JSON.parse(body)]),
  );
  startSessionLog();
  /** Resolves once all its reports have been sent. */
  const fail = async (type: string, event: object) => {
    for (const [heard, listener] of listeners) if (heard === type) listener(event);
    await vi.dynamicImportSettled();
  };
  return { reports, stored, fail };
}

it("[C9.06] reports for one session in a hundred", async () => {
  const draws = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 1000);
  const logged: number[] = [];
  for (const draw of draws) {
    const page = openPage(draw);
    await page.fail("error", { message: "x" });
    if (page.reports.length === 1) logged.push(draw);
  }
  expect(logged).toHaveLength(10);
  expect(Number(openPage(null).stored.get(drawName))).toBeLessThan(1);
});

it("[C8.02] [C1.09] reports a failure with action, url and body of the answer that could not be handled", async () => {
  const page = openPage(0.001);
  const reason = { message: "no league", action: "poll", url: "/1/x/feed/u_1_1", body: "SA÷1¬~", stack: "at poll" };
  await page.fail("unhandledrejection", { reason });
  expect(page.reports).toEqual([["/log", { ...reason, build: "b1", version: "8.16.0" }]]);
});

it("reports no view transition that was skipped, which the browser then does not print either", async () => {
  const page = openPage(0.001);
  const skip = new Event("unhandledrejection", { cancelable: true });
  const fail = (reason: unknown) => page.fail("unhandledrejection", Object.assign(skip, { reason }));
  await fail(new Error("transition of a state"));
  expect(skip.defaultPrevented).toBe(false);
  await fail(new DOMException("Transition was skipped. skipTransition() called", "AbortError"));
  expect(skip.defaultPrevented).toBe(true);
  expect(page.reports).toMatchObject([["/log", { message: "transition of a state" }]]);
});

it("reports whatever is thrown, by the page's address without its query", async () => {
  const page = openPage(0.001);
  await page.fail("error", { error: "a text" });
  await page.fail("error", { message: "Script error." });
  await page.fail("unhandledrejection", { reason: undefined });
  const of = (message?: string) => ({
    action: "script",
    url: "https://tribune.example/recherche",
    build: "b1",
    version: "8.16.0",
    ...(message === undefined ? {} : { message }),
  });
  expect(page.reports).toEqual([
    ["/log", of("a text")],
    ["/log", of("Script error.")],
    ["/log", of()],
  ]);
});

it("cuts what is long, and stops after ten reports", async () => {
  const page = openPage(0.001);
  const error = { message: "x".repeat(9_999), stack: "y".repeat(9_999), body: "z".repeat(9_999) };
  for (let round = 0; round < 20; round += 1) await page.fail("error", { error });
  expect(page.reports).toHaveLength(10);
  expect(page.reports[0]).toMatchObject(["/log", { message: "x".repeat(failureLimits.message) }]);
  expect(page.reports[0]).toMatchObject(["/log", { body: "z".repeat(failureLimits.body) }]);
});
