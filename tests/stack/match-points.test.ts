import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const sports = { tennis: 2, volleyball: 12 } as const;

describe("a match point by point", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });
  const openPoints = async (sportId: number) => {
    const day = decodeDayFeed(await (await getFeed(stack, `f_${sportId}_-1_1_fr_1`)).text());
    const played = day.leagues.flatMap(({ events }) => events).find(({ status }) => status === 3);
    const path = `/match/${played?.id}/point-par-point`;
    const html = await (await getPage(stack, path)).text();
    expect(/<a id="tab-pointByPoint" href="([^"]*)"[^>]*aria-current="page"/.exec(html)?.[1]).toBe(path);
    return html;
  };

  it("[C2.05] [C3.23] has the games of tennis with server, breaks and points, a view for each set", async () => {
    const html = await openPoints(sports.tennis);
    expect(html.match(/type="radio"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain(">1er set</label>");
    expect(html).toMatch(/ au service<\/span>/);
    expect(html).toMatch(/<li>(15|0):(15|0)/);
    expect(html).toMatch(/<title>[^<]+ · Point par point · /);
  });

  it("[C2.05] has every point of a set of volleyball as a row", async () => {
    const html = await openPoints(sports.volleyball);
    expect(html.match(/class="point-score"/g)?.length).toBeGreaterThan(70);
    expect(html).toMatch(/point pour /);
  });
});
