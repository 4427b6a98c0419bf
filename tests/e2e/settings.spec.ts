import { expect } from "@playwright/test";
import { entryScript, hold, test } from "./stack-fixture.ts";

test("what is ticked before any script has come is heard, the last choice of each", async ({ page }) => {
  const takeOver = await hold(page, entryScript);
  await page.goto("/parametres", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Système" }).first().check();
  await page.getByRole("radio", { name: "Sombre" }).check();
  await page.getByRole("radio", { name: "Réduites" }).check();
  await page.getByRole("radio", { name: "Avec son" }).check();
  const cards = page.getByRole("group", { name: "Me prévenir de" }).getByRole("checkbox").nth(1);
  await cards.uncheck();
  const byTime = page.getByRole("checkbox", { name: "Par heure" }).first();
  await byTime.check();
  await byTime.uncheck();
  await byTime.check();
  takeOver();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "less");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  for (const name of ["Sombre", "Réduites", "Avec son"]) await expect(page.getByRole("radio", { name })).toBeChecked();
  await expect(byTime).toBeChecked();
  await expect(cards).not.toBeChecked();
});

test("a choice that the server has to know is sent, though it was made before any script had come", async ({
  page,
  context,
}) => {
  const takeOver = await hold(page, entryScript);
  await page.goto("/parametres", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Fuseau horaire" }).selectOption("Asia/Tokyo");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  takeOver();
  expect((await sent).postData()).toContain("Asia%2FTokyo");
  await expect(page.getByRole("combobox", { name: "Fuseau horaire" })).toHaveValue("Asia/Tokyo");
  expect((await context.cookies()).map(({ value }) => decodeURIComponent(value))).toContain("Asia/Tokyo");
});
