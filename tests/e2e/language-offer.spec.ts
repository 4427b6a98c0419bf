import { expect, test } from "@playwright/test";
import { startTestStack } from "../support/stack.ts";

test("[C9.04] a visitor's own language is offered with the third visit, and no more once it was declined", async ({
  browser,
}) => {
  const stack = await startTestStack({
    worldSeed: "",
    vars: { VARIANT: "fr,gb", SITE_ORIGIN: "fr=http://fr.tribune.test gb=http://gb.tribune.test" },
  });
  const context = await browser.newContext({ locale: "en-GB", baseURL: stack.url.origin });
  const offer = (page: Awaited<ReturnType<typeof context.newPage>>) => page.locator(".language-offer");
  const storedVisits = "localStorage.getItem('tribune_visits')";
  // Each tab is a visit, however many pages are opened in it.
  for (const visits of ["1", "2"]) {
    const page = await context.newPage();
    for (const path of ["/recherche", "/favoris"]) {
      await page.goto(path);
      await expect.poll(() => page.evaluate(storedVisits)).toBe(visits);
      await expect(offer(page)).toHaveCount(0);
    }
    await page.close();
  }
  const third = await context.newPage();
  await third.goto("/recherche");
  await expect(offer(third).getByRole("link")).toHaveAttribute("href", /^http:\/\/gb\.tribune\.test\//);
  await offer(third).getByRole("button").click();
  await expect(offer(third)).toHaveCount(0);
  const fourth = await context.newPage();
  await fourth.goto("/recherche");
  await fourth.waitForLoadState("networkidle");
  await expect(offer(fourth)).toHaveCount(0);
  await context.close();
  await stack.stop();
});
