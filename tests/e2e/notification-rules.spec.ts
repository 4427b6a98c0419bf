import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import { protocolVersion } from "../../shared/push/frames.ts";
import type { NewsKind } from "../../shared/push/news-kinds.ts";
import { encodeNotificationRow } from "../../shared/push/notification.ts";
import { gameSubject } from "../../shared/push/subjects.ts";
import { test } from "./stack-fixture.ts";

// A headless Chromium has another user agent, and the site would treat it as Safari, which starts without sound.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
// Choose a zone whose midnight is hours away: at midnight the page reloads followed games, and these are not on the site.
const timezoneId = new Date().getUTCHours() < 12 ? "Europe/Paris" : "America/New_York";
test.use({ userAgent, timezoneId });

const subjects = {
  soccer: gameSubject("fr", 1, "AAAAAAAA"),
  otherSoccer: gameSubject("fr", 1, "DDDDDDDD"),
  tennis: gameSubject("fr", 2, "BBBBBBBB"),
  volleyball: gameSubject("fr", 12, "CCCCCCCC"),
  cycling: gameSubject("fr", 34, "EEEEEEEE"),
};
const keys = ["g_1_AAAAAAAA", "g_1_DDDDDDDD", "g_2_BBBBBBBB", "g_12_CCCCCCCC", "g_34_EEEEEEEE"];

const side = (label: string) => ({ label, score: "1", logoId: "" });

/** A visitor who follows a game of each kind with sound on; the test records each sound that starts. */
async function prepare(page: Page, nowSeconds: number) {
  await page.addInitScript(
    ({ followed, now }) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      HTMLMediaElement.prototype.play = function () {
        heard.push(/([a-z-]+)\.\w+$/.exec(this.src)?.[1] ?? "");
        return Promise.resolve();
      };
      const keep = (name: string, value: object) =>
        localStorage.setItem(name, JSON.stringify({ value, expiresAtSeconds: now + 172_800 }));
      const game = { labl_id: "1_AAAAAAAA", m_day: 0, m_ok: 0, noDuel: false, mgGroup: "0", AB: 2 };
      const times = { m_expire_date: now + 86_400, AD: now - 600, AP: now + 7_200 };
      keep("fsdc_my_local", Object.fromEntries(followed.map((key) => [key, { ...game, ...times }])));
      keep("fsdc_live_table", { mygamesNotifications: "yessound" });
      localStorage.setItem("fsdc_my_local_ts", "1");
    },
    { followed: keys, now: nowSeconds },
  );
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test("[C4.38] [C4.39] [C4.40] [C4.41] [C9.07] boxes fade in, stand side by side and end; a text that is known sounds once, as its sport and what was heard allow", async ({
  page,
}) => {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const heard = await prepare(page, nowSeconds);
  let socket: WebSocketRoute | null = null;
  const left: string[] = [];
  const numbers = new Map<string, number>();
  await page.routeWebSocket(/\/push\?/, (route) => {
    socket = route;
    route.onMessage((text) => {
      if (text === "ping") return route.send("pong");
      const frame = JSON.parse(String(text)) as { t: string; s?: string };
      if (frame.t === "leave") left.push(frame.s ?? "");
    });
    const joined = new URL(route.url()).searchParams.getAll("join").map((join) => join.split(":")[0] ?? "");
    const have = Object.fromEntries(joined.map((subject) => [subject, { n: 0, epoch: "a" }]));
    route.send(JSON.stringify({ t: "hello", v: protocolVersion, at: nowSeconds + passedSeconds, have, back: 0 }));
  });
  let passedSeconds = 0;
  /** Lets time pass in steps, so that the socket's pings get answers; a new connection sends the time at that moment. */
  const passSeconds = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 2) {
      passedSeconds += 2;
      await page.clock.runFor(2_000);
    }
  };
  let sent = 0;
  const send = (subject: string, text: string, kind?: NewsKind) => {
    const n = (numbers.get(subject) ?? 0) + 1;
    numbers.set(subject, n);
    sent += 1;
    const urls = { event: "/match/AAAAAAAA", league: "/" };
    const sides = { home: side(`${sent}`), away: side("away"), scoringSide: 1 } as const;
    const row = encodeNotificationRow(
      {
        game: { kind: "game", lang: "fr", sportId: 1, eventId: "AAAAAAAA" },
        text,
        ...sides,
        urls,
        sentAtSeconds: nowSeconds + 60 + sent,
      },
      kind,
    );
    socket?.send(JSON.stringify({ t: "rows", s: subject, n, r: row }));
  };

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install({ time: nowSeconds * 1000 });
  await page.goto("/parametres", { waitUntil: "networkidle" });
  await expect.poll(() => socket !== null).toBe(true);
  await expect(page.getByRole("radio", { name: "Avec son" })).toBeChecked();
  await page.clock.pauseAt((nowSeconds + 60) * 1000);
  passedSeconds = 60;

  const boxes = page.locator(".news-box");
  send(subjects.soccer, "But !");
  await expect(boxes).toHaveCount(1);
  await expect(boxes).toHaveCSS("opacity", "0");
  await page.clock.runFor(100);
  await expect(boxes).toHaveCSS("opacity", "0.1");
  await page.clock.runFor(1_000);
  await expect(boxes).toHaveCSS("opacity", "1");

  // An incident of a disabled kind makes no sound.
  await page.getByRole("checkbox", { name: "Débuts" }).uncheck();
  send(subjects.otherSoccer, "Coup d’envoi", "start");
  send(subjects.otherSoccer, "But !", "score");
  await expect(boxes.first()).toContainText(`${sent}`);
  await expect(boxes).toHaveCount(2);
  await passSeconds(2);

  const texts: readonly (readonly [keyof typeof subjects, string])[] = [
    ["cycling", "But !"],
    ["soccer", "Terminé."],
    ["soccer", "But !"],
    ["soccer", "Correction : main."],
    ["tennis", "Jeu !"],
    ["tennis", "Set !"],
    ["tennis", "Terminé."],
    ["tennis", "Jeu !"],
    ["volleyball", "Terminé."],
    ["volleyball", "Set !"],
    ["otherSoccer", "Coup d’envoi"],
    ["otherSoccer", "Tor!"],
  ];
  for (const [game, text] of texts) {
    send(subjects[game], text);
    await expect(boxes.first()).toContainText(`${sent}`);
    // Wait longer than the queue's pause between two sounds.
    await passSeconds(2);
  }
  await expect
    .poll(heard)
    .toEqual([
      "score-incremented",
      "score-incremented",
      "finished",
      "correction",
      "tennis-game",
      "score-incremented",
      "finished",
      "score-incremented",
      "score-incremented",
    ]);

  // The window shows as many boxes as it has room for, 262 px wide and 8 px apart.
  await expect(boxes).toHaveCount(4);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(boxes).toHaveCount(3);
  const places = await boxes.evaluateAll((all) =>
    all.map((box) => box.getBoundingClientRect()).map(({ right, width }) => [innerWidth - right, width]),
  );
  expect(places).toEqual([0, 1, 2].map((place) => [8 + place * 270, 262]));

  await boxes.first().getByRole("button", { name: "Fermer" }).click();
  await expect(boxes).toHaveCount(2);
  // The last box but one came 2 s before the last.
  await passSeconds(170);
  await expect(boxes).toHaveCount(2);
  await passSeconds(12);
  await expect(boxes).toHaveCount(0);

  // The page leaves the subject of a muted sport, and keeps the others.
  await page.getByRole("checkbox", { name: "Tennis" }).uncheck();
  await expect.poll(() => left).toEqual([subjects.tennis]);
});
