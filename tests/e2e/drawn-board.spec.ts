import { expect } from "@playwright/test";
import { drawWith } from "./draw-with.ts";
import { test } from "./stack-fixture.ts";

const team = (name: string, look: string) =>
  `<div class="team winner"><span class="crest"></span><b class="${look}">${name}</b></div>`;

for (const [width, look, names] of [
  [320, "long", ["Hyderabad", "Afghanistan", "Bournemouth"]],
  [390, "longer", ["Diamondbacks", "Wolverhampton"]],
] as const)
  test(`[C1.11] a phone of ${width} px keeps a ${look} word of a name whole beside the score`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const boards = names.map(
      (name) => `<section class="board live ground-turf"><div class="duel">${team(name, look)}
        <div class="result"><strong class="long">118 – 121</strong></div>${team(name, look)}</div></section>`,
    );
    await drawWith(page, ["ui/tokens", "ui/base", "routes/match/board/board"], boards.join(""));
    const broken = await page.locator(".team b").evaluateAll((texts) =>
      texts
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length > 1;
        })
        .map((text) => text.textContent),
    );
    expect(broken).toEqual([]);
  });

const scored = (side: 1 | 2, name: string) =>
  `<li class="incident side-${side}"><span class="minute">58:08</span><span class="sign">⚽</span><b class="chip">4 – 3</b>
    <span class="who"><bdi>${name}</bdi></span></li>`;

test("[C1.11] a narrow phone keeps the name of who scored whole beside the axis", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const axis = `<ol class="axis"><li><ol>${scored(1, "Kirkham")}${scored(2, "Echeverría")}</ol></li></ol>`;
  await drawWith(page, ["ui/tokens", "ui/base", "features/match/summary/axis"], axis);
  const lines = await page
    .locator(".who bdi")
    .evaluateAll((names) => names.map((name) => name.getClientRects().length));
  expect(lines).toEqual([1, 1]);
});
