import { expect } from "@playwright/test";
import { drawWith } from "./draw-with.ts";
import { test } from "./stack-fixture.ts";

test("how a bout ended stands beside the mark of who won it, and does not run under it", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 400 });
  const row = `<ul class="list games parts"><li class="row finished"><span class="t">22.10.</span><a class="n" href="#">Freitas Y.<br>Benítez L.</a>
    <small class="end" id="end">\u2007\nDécision unanime</small><span class="form-mark" id="mark">V</span></li></ul>`;
  const rows = ["row", "sports"].map((sheet) => `features/match-row/${sheet}`);
  await drawWith(page, ["ui/tokens", "ui/base", ...rows, "features/participant/games"], row);
  const [end, mark, names] = await Promise.all(
    ["#end", "#mark", ".n"].map((selector) =>
      page.locator(selector).evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      }),
    ),
  );
  // The page is in Arabic: it reads from the right.
  expect(mark?.right).toBeLessThan(end?.left ?? 0);
  expect(end?.right).toBeLessThan(names?.left ?? 0);
});

const starter = (state: string, time: string) =>
  `<li class="row starter ${state}"><button class="star"></button><span class="pos">1.</span><img src="/flags/fr.svg" alt="" width="18" height="13">
  <a class="who" href="#"><bdi>Verstappen M.</bdi></a><span class="c tyre"><abbr class="tyre-mark">D</abbr></span><b><span>${time}</span></b></li>`;

test("a starter's flag stands beside the star while nobody has a place, and a leader's time has its gap", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const coming = `<ul class="rows field-rows">${starter("scheduled", "")}</ul>`;
  const over = `<ul class="rows field-rows with-tyres">${starter("finished", "1:28:01,172")}</ul>`;
  await drawWith(page, ["ui/tokens", "ui/base", "features/match-row/row", "features/field/field"], coming + over);
  const rects = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      }),
    );
  const [stars, flags] = [await rects(".star"), await rects("img")];
  const gaps = stars.map(({ left }, index) => left - (flags[index]?.right ?? 0));
  // The page is in Arabic: it reads from the right.
  expect(gaps[0]).toBeLessThan(12);
  expect(gaps[1]).toBeGreaterThan(30);
  const [time] = await rects(".finished b span");
  const [, tyre] = await rects(".tyre-mark");
  expect((tyre?.left ?? 0) - (time?.right ?? 0)).toBeGreaterThanOrEqual(6);
});

test("a day of another year is one word in the results of who races, on a phone and beside it", async ({ page }) => {
  const race = `<ul class="list games parts"><li class="race finished"><span class="t"><span id="day">11.12.2025</span><small>Fin</small></span><img src="/flags/eu.svg" alt="" width="18" height="13">
    <span class="race-name"><a href="#">DP World Tour - Leopard Creek</a></span><span class="race-result">+3</span><b>Cut</b></li></ul>`;
  for (const width of [390, 800]) {
    await page.setViewportSize({ width, height: 400 });
    await drawWith(page, ["ui/tokens", "ui/base", "features/match-row/row", "features/participant/games"], race);
    const lines = await page.locator("#day").evaluate((day) => day.getClientRects().length);
    expect([width, lines]).toEqual([width, 1]);
  }
});
