import { expect, type Page } from "@playwright/test";
import { isHydrated, test } from "./stack-fixture.ts";

const marksOf = async (page: Page) => (await page.locator(".list .worth").allTextContents()).map(Number);

test("a visitor goes from one order of a list to the other and stays in place; the order is taken anew each time", async ({
  page,
}) => {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("sort=excitement")) loads.push(request.url());
  });
  await page.goto("/?day=-1");
  await isHydrated(page);
  const byMark = page.getByRole("link", { name: "Les plus à voir" });
  const byLeague = page.getByRole("link", { name: "Par compétition" });
  for (const load of [1, 2]) {
    await byMark.click();
    await expect(byMark).toHaveAttribute("aria-current", "true");
    await expect(byMark).toBeFocused();
    await expect(page.locator("details.league")).toHaveCount(0);
    const marks = await marksOf(page);
    expect(marks.length).toBeGreaterThan(20);
    expect(marks).toEqual(marks.toSorted((a, b) => b - a));
    expect(loads).toHaveLength(load);
    await byLeague.click();
    await expect(byLeague).toHaveAttribute("aria-current", "true");
    await expect(page.locator("details.league").first()).toBeVisible();
  }
});
