import { expect, type Page } from "@playwright/test";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { lastRace } from "../support/last-race.ts";
import { findPlayed } from "./find-played.ts";
import { test } from "./stack-fixture.ts";

test("[C1.08] keep what a player did on a phone's pitch, and off the next player's shirt", async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/match/${await findPlayed(stack)}/compositions`);
  const outside = await page.locator(".pitch").evaluate((pitch) => {
    const icon = '<svg class="icon"></svg>';
    const signs = ["", "own-goal", "card-sign yellowCard", "change"]
      .map(
        (sign) =>
          `<span class="${sign}"><span>${sign === "" ? icon + 2 : sign.includes("card") ? "" : icon}</span></span>`,
      )
      .join("");
    for (const actions of pitch.querySelectorAll(".actions")) actions.innerHTML = signs;
    const edges = pitch.getBoundingClientRect();
    const players = [...pitch.querySelectorAll(".on-pitch")];
    const shirts = players.map((player) => player.querySelector(".shirt")?.getBoundingClientRect() ?? new DOMRect());
    return players.flatMap((player, at) =>
      [...player.querySelectorAll(".actions > *")].flatMap((sign) => {
        const { left, right, top, bottom } = sign.getBoundingClientRect();
        const isOnOther = shirts.some(
          (shirt, other) =>
            other !== at && left < shirt.right && right > shirt.left && top < shirt.bottom && bottom > shirt.top,
        );
        return left < edges.left || right > edges.right || isOnOther ? [player.textContent] : [];
      }),
    );
  });
  expect(outside).toEqual([]);
});

test("keep their own tie of a draw in view when the page is hydrated", async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const eventId = await findPlayed(stack, ["DR"], 2);
  await page.goto(`/match/${eventId}/tableau`);
  const tie = page.locator(".tie.lit");
  // The browser scrolls to the tie by the sheet (`scroll-initial-target`), on a busy machine after the page has loaded.
  const endOfTie = async () => {
    const { x = 390, width = 0 } = (await tie.boundingBox()) ?? {};
    return x + width;
  };
  await expect.poll(endOfTie).toBeLessThanOrEqual(390);
  const before = await tie.boundingBox();
  expect(before?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Tab");
  // React marks an element once it has hydrated it; its effects run within the next frames.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".bracket") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect((await tie.boundingBox())?.x).toBe(before?.x);
});

/** Returns the number of A4 sheets that a page fills when printed. */
async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

test("print on one page", async ({ page, stack }) => {
  const eventId = await findPlayed(stack);
  const golf = lastRace(sportIds.golf).winner;
  for (const [path, last] of [
    [eventId, ".around"],
    [`${eventId}/statistiques`, ".figures"],
    [`${eventId}/compositions`, ".line-ups"],
    [`${golf}/cartes`, ".scorecards"],
    [`${golf}/commentaires`, ".commentary"],
  ] as const) {
    await page.goto(`/match/${path}`);
    await expect(page.locator(last).first()).toBeVisible();
    expect([path, await countSheets(page)]).toEqual([path, 1]);
  }
  // A championship of 176 and more, as in biathlon: in columns.
  await page.goto(`/match/${golf}/classement`);
  await page.locator(".league-table tbody").evaluate((body) => {
    const rows = [...body.children];
    body.replaceChildren(
      ...Array.from({ length: 176 }, (_, index) => rows[index % rows.length]?.cloneNode(true) ?? ""),
    );
  });
  expect(await countSheets(page)).toBe(1);
});
