import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { failureLimits } from "../../shared/telemetry/browser-failure.ts";
import { drawName, toSessionLogScript } from "./session-log.ts";

/** A page whose session has drawn a number, and what it reports. */
function openPage(draw: number | null) {
  const reports: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const sessionStorage: Record<string, unknown> = draw === null ? {} : { [drawName]: draw };
  runInNewContext(toSessionLogScript(), {
    sessionStorage,
    location: { href: "https://tribune.example/recherche?q=secret" },
    window: { __remixManifest: { version: "b1" } },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    fetch: async (path: string, { body }: { readonly body: string }) => reports.push([path, JSON.parse(body)]),
  });
  return { reports, sessionStorage, fail: (type: string, event: object) => listeners.get(type)?.(event) };
}

it("[C9.06] reports for one session in a hundred", () => {
  const draws = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 1000);
  const logged = draws.filter((draw) => {
    const page = openPage(draw);
    page.fail("error", { message: "x" });
    return page.reports.length === 1;
  });
  expect(logged).toHaveLength(10);
  expect(Number(openPage(null).sessionStorage[drawName])).toBeLessThan(1);
});

it("[C8.02] reports a failure with action, url and body of the answer that could not be handled", () => {
  const page = openPage(0.001);
  const reason = { message: "no league", action: "poll", url: "/1/x/feed/u_1_1", body: "SA÷1¬~", stack: "at poll" };
  page.fail("unhandledrejection", { reason });
  expect(page.reports).toEqual([["/log", { ...reason, build: "b1" }]]);
});

it("reports whatever is thrown, by the page's address without its query", () => {
  const page = openPage(0.001);
  page.fail("error", { error: "a text" });
  page.fail("error", { message: "Script error." });
  page.fail("unhandledrejection", { reason: undefined });
  const of = (message?: string) => ({
    action: "script",
    url: "https://tribune.example/recherche",
    build: "b1",
    ...(message === undefined ? {} : { message }),
  });
  expect(page.reports).toEqual([
    ["/log", of("a text")],
    ["/log", of("Script error.")],
    ["/log", of()],
  ]);
});

it("cuts what is long, and stops after ten reports", () => {
  const page = openPage(0.001);
  const error = { message: "x".repeat(9_999), stack: "y".repeat(9_999), body: "z".repeat(9_999) };
  for (let round = 0; round < 20; round += 1) page.fail("error", { error });
  expect(page.reports).toHaveLength(10);
  expect(page.reports[0]).toMatchObject(["/log", { message: "x".repeat(failureLimits.message) }]);
  expect(page.reports[0]).toMatchObject(["/log", { body: "z".repeat(failureLimits.body) }]);
});
