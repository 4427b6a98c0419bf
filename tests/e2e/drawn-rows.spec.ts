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
