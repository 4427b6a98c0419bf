import { expect, it } from "vitest";
import { pageTimingMs } from "./page-timing.ts";

it("[C9.07] redraws and odds wait 100 ms, a first partial feed 10 ms", () => {
  expect(pageTimingMs).toEqual({ redraw: 100, oddsLoad: 100, firstPartialFeed: 10 });
});
