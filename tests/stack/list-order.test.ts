import { beforeAll, describe, expect, it } from "vitest";
import { dayNumber, toIsoDay } from "../../shared/basics/day.ts";
import type { Stack } from "../../scripts/stack.ts";
import { getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

/** Yesterday's games are over, so that their marks stay while the test compares pages. */
const byLeague = `/?date=${toIsoDay(dayNumber(Date.now() / 1000, 0) - 1)}`;
const byMark = `${byLeague}&sort=excitement`;

describe("a day's list in the order of excitement", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  /** The document as the server sends it: no script has a part in the order. */
  const open = async (path: string, veil?: string) =>
    (await getPage(stack, path, veil === undefined ? {} : { headers: { cookie: `veil=${veil}` } })).text();
  const rowsOf = (html: string) =>
    [...html.matchAll(/<li id="g_1_(\w{8})"(.*?)<\/li>/gs)].map(([row, id = ""]) => ({
      id,
      row,
      mark: Number(/<em class="worth m(\d+)">/.exec(row)?.[1] ?? -1),
    }));
  const idsOf = (html: string) => rowsOf(html).map(({ id }) => id);

  it("has the highest mark first, the same mark in the order of the list, and no head of a league", async () => {
    const html = await open(byMark);
    const usual = rowsOf(await open(byLeague)).filter(({ mark }) => mark >= 0);
    expect(usual.length).toBeGreaterThan(20);
    expect(idsOf(html)).toEqual(usual.toSorted((a, b) => b.mark - a.mark).map(({ id }) => id));
    expect(html).not.toContain('<details id="l-');
    expect(rowsOf(html).filter(({ row }) => !/<span class="of-league"><bdi[^>]*>[^<]+</.test(row))).toEqual([]);
  });

  it("[C9.05] has the same order where results are hidden, and shows none of them", async () => {
    const hidden = await open(byMark, "hidden");
    expect(idsOf(hidden)).toEqual(idsOf(await open(byMark)));
    expect(
      rowsOf(hidden).filter(({ row }) => !row.includes('<em class="unseen">') || /<b translate/.test(row)),
    ).toEqual([]);
  });

  it("says what a mark is and how it is computed, and how many games have none", async () => {
    const html = await open(byMark);
    const all = rowsOf(await open(byLeague));
    const without = all.filter(({ mark }) => mark < 0).length;
    expect(html).toMatch(/Note sur 10.*Elle ne dit pas qui gagne\..*<summary>Comment c’est calculé<\/summary>/s);
    expect(/<p class="left-out">(\d+) matchs? sans note/.exec(html)?.[1] ?? "0").toBe(String(without));
  });

  it("keeps the day and the tab, and is no page of its own for search engines", async () => {
    const html = await open(`${byLeague}&cat=6&sort=excitement`);
    const [, orders = ""] = /<nav class="list-orders"(.*?)<\/nav>/s.exec(html) ?? [];
    expect([...orders.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `${byLeague}&amp;cat=6`,
      `${byLeague}&amp;cat=6&amp;sort=excitement`,
    ]);
    expect(/<a[^>]*aria-current="true"[^>]*>(.*?)<\/a>/.exec(orders)?.[1]).toBe("Les plus à voir");
    expect(html).toContain(`<a id="tab-all" href="${byLeague}&amp;sort=excitement"`);
    expect(html).toContain(`<a id="tab-scheduled" href="${byLeague}&amp;cat=7"`);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).not.toContain("sort");
  });

  it("is offered only where games have marks, and another order or a list of races leads to the usual one", async () => {
    expect(await open("/?day=3")).not.toContain('<nav class="list-orders"');
    expect(await open(byLeague)).toContain('<nav class="list-orders"');
    for (const [asked, usual] of [
      [`${byLeague}&sort=score`, byLeague],
      ["/golf?sort=excitement", "/golf"],
      ["/sports-dhiver?sort=excitement", "/sports-dhiver"],
      ["/?cat=7&sort=excitement", "/?cat=7"],
    ] as const) {
      const { pathname, search } = new URL((await getPage(stack, asked)).url);
      expect([asked, pathname + search]).toEqual([asked, usual]);
    }
  });
});
