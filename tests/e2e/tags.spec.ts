import { expect, type Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { toMatchday } from "../support/matchday.ts";
import { postIngest } from "../support/requests.ts";
import { startTestStack } from "../support/stack.ts";
import { findViolations } from "./axe.ts";
import { isHydrated, test as base } from "./stack-fixture.ts";

const counter = "https://cdn.count.example/tag.js";
const tags = {
  version: 1,
  dataLayer: true,
  affiliates: [{ name: "Partner SA", origin: "https://frames.example" }],
  scripts: [
    { name: "Count SAS", src: counter, purpose: "measurement", scripts: [], connects: [], images: [], frames: [] },
  ],
};
const banners = [
  { place: "box_over_content", id: "quiz", text: "Le quiz", image: null, target: { href: "/favoris" } },
  { place: "box_over_content", id: "guide", text: "Le guide", image: null, target: { href: "/favoris" } },
];

const bookmakerLinkBase = "https://go.partner.example/click";

/** A stack whose variant has tags and banners, and a page that records its requests to other origins. */
const test = base.extend<{ readonly elsewhere: readonly string[] }, { readonly tagged: Stack }>({
  tagged: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stack = await startTestStack({
        worldSeed: "",
        vars: { VARIANT_CHANGES: JSON.stringify({ tags, banners, bookmakerLinkBase }) },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ tagged }, use) => use(tagged.url.origin),
  elsewhere: async ({ page, baseURL }, use) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) asked.push(request.url());
    });
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "document.cookie='_count=1;path=/';window.counts=true" }),
    );
    await use(asked);
  },
});

const box = (page: Page) => page.getByRole("region", { name: "Vos choix" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const layer = (page: Page): Promise<readonly Readonly<Record<string, unknown>>[] | null> =>
  page.evaluate(() => (window as { dataLayer?: [] }).dataLayer ?? null);
const names = async (page: Page) =>
  ((await layer(page)) ?? []).map((entry) => `${entry["event"]} ${entry["event-name"]}`);
const reload = async (page: Page) => {
  await page.reload();
  await expect(page.locator("[data-consent]")).toBeVisible();
};

test("[A6.03] [A7.03] loads and pushes nothing before an answer, nor after a refusal, which is kept", async ({
  page,
  elsewhere,
}) => {
  await page.goto("/");
  await expect(box(page)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const sizes = await box(page)
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  // On a phone its three answers stand in a row, and more than half of the window is the page's.
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = await box(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ y, width }) => [y, width]),
    );
  expect(new Set(rows.map(String)).size, String(rows)).toBe(1);
  expect((await box(page).boundingBox())?.height).toBeLessThanOrEqual(0.4 * 844);
  expect(await box(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
    0,
  );
  // The page reports the height of the box, so that a notice of prices stands above it.
  const raised = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--asked"));
  await expect.poll(raised).toBe(`${Math.round((await box(page).boundingBox())?.height ?? 0)}px`);
  await press(page, "Tout refuser");
  await expect(box(page)).toBeHidden();
  await expect.poll(raised).toBe("0px");
  await reload(page);
  await expect(box(page)).toBeHidden();
  expect([elsewhere, await layer(page), await page.evaluate(() => document.cookie)]).toEqual([[], null, ""]);
});

test("[A7.03] [A4.09] pushes pages and windows once measurement is agreed to, and no click without advertising", async ({
  page,
  elsewhere,
}) => {
  await page.goto("/");
  await box(page)
    .getByRole("checkbox", { name: /Mesure d’audience/ })
    .check();
  await press(page, "Enregistrer mes choix");
  await expect.poll(() => elsewhere).toEqual([counter]);
  // Wait until the page is live: a tap before that would load a new document with its own data layer.
  await expect(page.locator("output.connection.live")).toBeVisible();
  await page.getByRole("link", { name: "Tennis", exact: true }).first().click();
  await expect.poll(() => names(page)).toEqual(["page_view sport_page", "page_view sport_page"]);
  await page.getByRole("link", { name: "Paramètres" }).first().click();
  await expect.poll(async () => (await names(page)).slice(2)).toEqual(["screen_view settings"]);
  await page.keyboard.press("Escape");
  await page.locator("[data-banner=quiz]").evaluate((link: HTMLElement) => {
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
  });
  expect(await names(page)).toHaveLength(3);
});

test("[A4.09] names the kind of the stage of a match with its page", async ({ page, tagged }) => {
  const { games, batch } = toMatchday({ games: 3, startSeconds: Math.floor(Date.now() / 1000), name: "Stades" });
  const [scheduled = "", live = "", finished = ""] = games.map(({ eventId }) => eventId);
  await postIngest(tagged, "events", batch);
  await postIngest(tagged, "incidents", {
    sportId: 1,
    incidents: [
      { eventId: live, kind: "status", status: eventStatus.firstHalf },
      { eventId: finished, kind: "status", status: eventStatus.finished },
    ],
  });
  await page.goto("/");
  await box(page)
    .getByRole("checkbox", { name: /Mesure d’audience/ })
    .check();
  await press(page, "Enregistrer mes choix");
  for (const [eventId, stage] of [
    [scheduled, "scheduled"],
    [live, "live"],
    [finished, "finished"],
  ] as const) {
    await page.goto(`/match/${eventId}`);
    await expect
      .poll(() => layer(page))
      .toContainEqual(
        expect.objectContaining({ event: "screen_view", "event-name": "match_detail", "event-value": stage }),
      );
  }
});

test("[A7.03] [A3.08] pushes clicks on banners, and what frames of the partners report, of no other origin", async ({
  page,
}) => {
  await page.goto("/");
  await box(page)
    .getByRole("checkbox", { name: /Publicité/ })
    .check();
  await press(page, "Enregistrer mes choix");
  await page.locator("[data-banner=quiz]").evaluate((link: HTMLElement) => {
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
    const data = { type: "TrackEvent", params: { "event-name": "tv_icon", aff_id: "a", bookmaker_id: 1 } };
    for (const origin of ["https://frames.example", "https://evil.example", location.origin])
      dispatchEvent(new MessageEvent("message", { data, origin }));
  });
  expect(await layer(page)).toEqual([
    expect.objectContaining({
      event: "banner_click",
      bannerZoneId: "box_over_content",
      bannerPosition: "1",
      bannerId: "quiz",
    }),
    { event: "affiliate_click", "event-name": "tv_icon", aff_id: "a", bookmaker_id: "1" },
  ]);
});

test("[A6.03] is asked again from the footer by keyboard, and a withdrawal stops everything and clears its cookies", async ({
  page,
  elsewhere,
}) => {
  await page.goto("/");
  await press(page, "Tout accepter");
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe("_count=1");
  // Set a cookie of the visitor's own choice, which no tag has set.
  await page.evaluate(() => (document.cookie = "fs_of_fr=1; path=/"));
  const opener = page.getByRole("button", { name: "Gérer mes choix" });
  await opener.press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(box(page).getByRole("checkbox", { name: /Mesure/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await Promise.all([page.waitForEvent("load"), press(page, "Tout refuser")]);
  await expect(page.locator("[data-consent]")).toBeVisible();
  expect([elsewhere, await layer(page), await page.evaluate(() => document.cookie)]).toEqual([
    [counter],
    null,
    "fs_of_fr=1",
  ]);
});

/** Opens the page with its clock stopped, however long it loads. @returns the zone of the banners that take turns, at its first one */
async function openStopped(page: Page) {
  const nowMs = Date.now();
  // The clock runs until it is paused, which a busy machine may do seconds later.
  await page.clock.install({ time: nowMs - 60_000 });
  await page.clock.pauseAt(nowMs);
  await page.goto("/");
  const zone = page.locator("[data-zone=box_over_content]");
  await expect(zone.getByRole("link", { name: "Le quiz" })).toBeVisible();
  return zone;
}

test("[A9.04] [C9.04] a banner has its place before it comes, and gives way to the next after 45 seconds in view", async ({
  page,
}) => {
  const zone = await openStopped(page);
  const before = await zone.boundingBox();
  await page.clock.runFor(44_000);
  await expect(zone.getByRole("link", { name: "Le quiz" })).toBeVisible();
  // A banner's time starts only when the browser reports it in view.
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(await zone.getByRole("link", { name: "Le guide" }).isVisible()).toBe(true);
  }).toPass();
  expect(await zone.boundingBox()).toEqual(before);
  await page.clock.runFor(36_000);
  await expect(zone.getByRole("link", { name: "Le guide" })).toBeVisible();
  let passedSeconds = 36;
  await expect(async () => {
    await page.clock.runFor(2_000);
    passedSeconds += 2;
    await expect(zone.getByRole("link", { name: "Le quiz" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(passedSeconds, "a turn is shorter than a minute").toBeLessThan(60);
});

test("[C9.04] a banner that is left with four seconds to go has had its turn", async ({ page }) => {
  const zone = await openStopped(page);
  // An observer of the test hears that the banner is in view after that of the page, which began before.
  await zone.evaluate(
    (element) =>
      new Promise((seen) => {
        new IntersectionObserver((entries) => seen(entries.length), { threshold: 0.5 }).observe(element);
      }),
  );
  const leave = async () => {
    await zone.hover();
    await page.mouse.move(0, 0);
  };
  await page.clock.runFor(39_000);
  await leave();
  await page.clock.runFor(100);
  await expect(zone.getByRole("link", { name: "Le quiz" })).toBeVisible();
  await page.clock.runFor(3_000);
  await leave();
  await page.clock.runFor(100);
  await expect(zone.getByRole("link", { name: "Le guide" })).toBeVisible();
});

test("[C7.15] a bookmaker's link leads over the operator's address to a new window, a betting slip to one of its own size", async ({
  page,
  context,
  tagged,
}) => {
  const { games, batch } = toMatchday({
    games: 2,
    startSeconds: Math.floor(Date.now() / 1000) + 86_400,
    name: "Cotes",
  });
  const [slip = "", link = ""] = games.map(({ eventId }) => eventId);
  const outcomes = ["1", "X", "2"].map((code) => ({ code, price: 2.5 }));
  // The first bookmaker of France.
  const quotes = [slip, link].map((eventId) => ({ eventId, bookmakerId: 1, betType: "HOME_DRAW_AWAY", outcomes }));
  await postIngest(tagged, "events", batch);
  await postIngest(tagged, "incidents", {
    sportId: 1,
    incidents: [{ eventId: slip, kind: "facts", facts: { betslipMode: 1 } }],
  });
  await postIngest(tagged, "odds", { sportId: 1, quotes });
  await context.setExtraHTTPHeaders({ "x-dev-place": "FR:IDF" });
  await context.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.addInitScript(() => {
    const { open } = window;
    window.open = (...told) => {
      sessionStorage.setItem("opened", String(told[2]));
      return open(...told);
    };
  });
  const follow = async (eventId: string) => {
    await page.goto(`/match/${eventId}/cotes`);
    await isHydrated(page);
    const bookmaker = page.getByRole("main").getByRole("link", { name: "Betclic" }).first();
    // Focus hydrates this part first.
    await bookmaker.focus();
    await expect(page.locator(".match-actions button.star")).toBeVisible();
    const opened = context.waitForEvent("page");
    await bookmaker.press("Enter");
    const other = await opened;
    await other.waitForURL(`${bookmakerLinkBase}/1/`);
    await other.close();
    return page.evaluate(() => sessionStorage.getItem("opened"));
  };
  expect(await follow(link)).toBeNull();
  expect(await follow(slip)).toBe("noopener,popup,width=480,height=720");
});
