import type { Page } from "playwright";

/** Waits for a window that closes: last it goes back by its own entry of the history, which would end the opening of a page. */
export async function untilWindowIsGone(page: Page): Promise<void> {
  await page.locator(".dialog").waitFor({ state: "detached" });
  await page.waitForFunction(() => history.state?.window !== true);
}
