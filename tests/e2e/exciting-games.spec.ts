import { expect, type Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { goal } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { letPass, row, test } from "./stack-fixture.ts";

const boxes = (page: Page) => page.locator(".news-box");

const post = (stack: Stack, eventId: string, incident: object) =>
  postIngest(stack, "incidents", { sportId: 1, incidents: [{ eventId, ...incident }] });

/** Plays a game that has kicked off for half an hour: its mark of excitement is 7 then. */
async function playHalfHour(stack: Stack, eventId: string) {
  await postIngest(stack, "incidents", goal(eventId, 1, "10"));
  await postIngest(stack, "incidents", goal(eventId, 2, "25"));
  const [off, on] = ["1Player0", "1Player1"].map((id) => ({ id, name: id }));
  await post(stack, eventId, { kind: "substitution", side: 1, minute: "31", off, on });
}

/** Scores the goals that make a game exciting, which its mark says at half-time: 9. */
async function scoreTwice(stack: Stack, eventId: string) {
  await postIngest(stack, "incidents", goal(eventId, 1, "35"));
  await postIngest(stack, "incidents", goal(eventId, 2, "44"));
}
const endHalf = (stack: Stack, eventId: string) =>
  post(stack, eventId, { kind: "status", status: eventStatus.halfTime });

/** Opens the list of a visitor who chose the alert for all games, and follows none. Its time passes by `letPass` alone. */
async function openList(page: Page) {
  await page.addInitScript(() => {
    const value = { excitingGames: "all" };
    localStorage.setItem("fsdc_live_table", JSON.stringify({ value, expiresAtSeconds: null }));
  });
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.clock.pauseAt(Date.now());
  const code = page.waitForResponse(/\/notifications-notification-center-[^/]*\.js$/);
  await page.goto("/?cat=1", { waitUntil: "networkidle" });
  // The code that watches the marks has to have seen the game before it becomes exciting.
  await page.evaluate((url) => import(url), (await code).url());
  await letPass(page, 5);
  await letPass(page, 5);
}

/** Lets time pass until there is a box: the page looks at the marks with its counters, which may have turned just before the mark came. */
const passUntilBox = (page: Page) =>
  expect
    .poll(async () => {
      await letPass(page, 1);
      return boxes(page).count();
    })
    .toBe(1);

/** Lets time pass until the row of a game has a mark. */
const passUntilMark = (page: Page, eventId: string, mark: string) =>
  expect
    .poll(
      async () => {
        await letPass(page, 5);
        return row(page, eventId).locator(".worth").textContent();
      },
      { timeout: 90_000 },
    )
    .toBe(mark);

test("[C2.15] a game that becomes exciting has a box with its sides and its league, and no score; its goals alone have none", async ({
  page,
  stack,
  nextGame,
}) => {
  const { eventId, homeName, awayName } = nextGame();
  await playHalfHour(stack, eventId);
  await openList(page);
  await passUntilMark(page, eventId, "7");
  await scoreTwice(stack, eventId);
  await expect(row(page, eventId).locator("b")).toHaveText("2\n2");
  await letPass(page, 5);
  expect(await boxes(page).count()).toBe(0);

  await endHalf(stack, eventId);
  await passUntilMark(page, eventId, "9");
  await passUntilBox(page);
  await expect(boxes(page).getByRole("heading")).toHaveText("Ça devient intéressant : 9 sur 10");
  await expect(boxes(page).getByRole("link")).toHaveText(new RegExp(`^Essai \\d+ · France${homeName} ${awayName} ?$`));
  await expect(page.locator("[aria-live=polite]")).toContainText(
    new RegExp(`^Ça devient intéressant\\s: 9 sur 10, ${homeName} - ${awayName}, Essai \\d+, France$`),
  );
  if (process.env["SHOT"]) await page.screenshot({ path: process.env["SHOT"] });
  await boxes(page).getByRole("link").click();
  await expect(page).toHaveURL(`/match/${eventId}`);
});

test("[C2.15][C9.05] it has the same box where all results are hidden, and nothing else tells how the game goes", async ({
  page,
  context,
  stack,
  nextGame,
}) => {
  const { eventId, homeName, awayName } = nextGame();
  await playHalfHour(stack, eventId);
  await context.addCookies([{ name: "veil", value: "hidden", url: stack.url.origin }]);
  await page.addInitScript(() =>
    localStorage.setItem("fsdc_veil", JSON.stringify({ delaySeconds: 0, isHidden: true })),
  );
  await openList(page);
  await passUntilMark(page, eventId, "7");
  await scoreTwice(stack, eventId);
  await endHalf(stack, eventId);
  await passUntilMark(page, eventId, "9");
  await passUntilBox(page);
  await expect(boxes(page).getByRole("heading")).toHaveText("Ça devient intéressant : 9 sur 10");
  await expect(boxes(page).getByRole("link")).toHaveText(new RegExp(`^Essai \\d+ · France${homeName} ${awayName} ?$`));
  await expect(row(page, eventId)).toContainText("Résultat masqué");
  expect(await page.content()).not.toMatch(/<b>\d+\n\d+<\/b>/);
});

test("nobody hears of it without a choice; the choice is one of the settings of notifications, and needs no other page to begin", async ({
  page,
}) => {
  const code: string[] = [];
  page.on("response", (response) => void (response.url().includes("notification-center") && code.push(response.url())));
  await page.goto("/parametres", { waitUntil: "networkidle" });
  const choice = page.getByRole("group", { name: "Matchs qui deviennent intéressants" });
  await expect(choice.getByRole("radio", { name: "Jamais" })).toBeChecked();
  expect(code.filter((url) => url.endsWith(".js"))).toEqual([]);
  await choice.getByRole("radio", { name: "Mes compétitions" }).check();
  await expect.poll(() => code.some((url) => url.endsWith(".js"))).toBe(true);
  await page.reload();
  await expect(choice.getByRole("radio", { name: "Mes compétitions" })).toBeChecked();

  await page.getByRole("radio", { name: "Aucune" }).check();
  await expect(choice.getByRole("radio", { name: "Mes compétitions" })).toBeDisabled();
});
