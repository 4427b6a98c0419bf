import { expect, it, vi } from "vitest";
import { feedIsDown, openSite } from "../../../tests/fakes/fake-site.ts";
import { unknownVisitor } from "../../../shared/places/visitor.ts";
import { loadDayLimits } from "./load-day-limits.server.ts";

const day = 86_400;
/** Each test asks at an hour of its own, because answers are kept for some seconds. */
let nowSeconds = 1_795_000_000;

function limitsOf(spans: Readonly<Record<number, readonly [first: number, last: number] | null>>, timeZone = "UTC") {
  const visitor = { ...unknownVisitor, place: { ...unknownVisitor.place, timeZone } };
  const { context } = openSite(feedIsDown, visitor);
  context.cloudflare.env.ORIGIN.directory = async ({ sportId }) => {
    const span = spans[sportId];
    if (span === undefined) throw new Error("the origin is down");
    return { kind: "days", span: span && { firstSeconds: span[0], lastSeconds: span[1] } };
  };
  nowSeconds += 3600;
  return loadDayLimits(context, Object.keys(spans).map(Number), nowSeconds);
}

it("has the visitor's days of the first and the last event, and those of UTC for a day alone", async () => {
  const span = { 1: [20_000 * day + 23 * 3600, 20_100 * day + 1800] } as const;
  expect(await limitsOf(span)).toEqual({ first: 20_000, last: 20_100 });
  expect(await limitsOf(span, "Asia/Kolkata")).toEqual({ first: 20_000, last: 20_100 });
  expect(await limitsOf(span, "America/New_York")).toEqual({ first: 20_000, last: 20_100 });
  expect(await limitsOf({ 1: [20_000 * day + 3600, 20_100 * day + 22 * 3600] }, "Asia/Kolkata")).toEqual({
    first: 20_000,
    last: 20_101,
  });
});

it("has those of several sports together, and leaves out a sport without any event", async () => {
  const spans = { 1: [20_000 * day, 20_010 * day], 2: [19_000 * day, 20_005 * day], 3: null } as const;
  expect(await limitsOf(spans)).toEqual({ first: 19_000, last: 20_010 });
});

it("is unknown where there is no event, and where the origin does not answer", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openSite(feedIsDown);
  context.cloudflare.env.ORIGIN.directory = async () => Promise.reject(new Error("the origin is down"));
  expect(await loadDayLimits(context, [4], nowSeconds)).toBeNull();
  expect(await limitsOf({ 1: null })).toBeNull();
  log.mockRestore();
});
