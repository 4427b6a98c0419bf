import ICAL from "ical.js";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { localDayNumber, localDayStartSeconds } from "../../app/time/local-day.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

type Entry = {
  readonly uid: string;
  readonly summary: string;
  readonly url: string;
  readonly start: string;
  readonly state: string;
};

type Game = {
  readonly id: string;
  readonly competition: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly teamPath: string;
};

/** Reads a calendar as a calendar program does, with an independent parser. */
function read(text: string): { readonly name: string | null; readonly entries: readonly Entry[] } {
  const calendar = ICAL.Component.fromString(text);
  const entries = calendar.getAllSubcomponents("vevent").map((event): Entry => {
    const valueOf = (name: string) => String(event.getFirstPropertyValue(name) ?? "");
    expect([valueOf("dtstamp"), valueOf("sequence"), valueOf("status")]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^(?:CONFIRMED|TENTATIVE|CANCELLED)$/),
    ]);
    return {
      uid: valueOf("uid"),
      summary: valueOf("summary"),
      url: valueOf("url"),
      start: valueOf("dtstart"),
      state: valueOf("status"),
    };
  });
  return { name: calendar.getFirstPropertyValue("name")?.toString() ?? null, entries };
}

describe("what a fan subscribes to", () => {
  let stack: Stack;
  /** A game of yesterday and one of tomorrow, each with its competition and its home team. */
  let games: readonly Game[];
  let race: string;

  async function gameOf(day: number): Promise<Game> {
    const { leagues } = decodeDayFeed(await (await getFeed(stack, `f_1_${day}_1_fr_1`)).text());
    const [event] = leagues[0]?.events ?? [];
    const teamId = event?.homeParticipantId ?? "";
    const profile = decodeDayFeed(await (await getFeed(stack, `pm_1_${teamId}`)).text()).participants?.[0];
    return {
      id: event?.id ?? "",
      competition: leagues[0]?.league.path ?? "",
      teamId,
      teamName: profile?.teamName ?? "",
      teamPath: profile?.url ?? "",
    };
  }
  /** The competition of a race of these days. */
  async function raceNear(): Promise<string> {
    for (const day of [0, 1, 2, 3, 4, -1, -2]) {
      const { leagues } = decodeDayFeed(await (await getFeed(stack, `f_32_${day}_1_fr_1`)).text());
      if (leagues[0] !== undefined) return leagues[0].league.path ?? "";
    }
    throw new Error("no race near");
  }
  beforeAll(async () => {
    stack = await sharedTestStack();
    games = await Promise.all([gameOf(-1), gameOf(1)]);
    race = await raceNear();
  });

  const open = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(new URL(path, stack.url), { headers, redirect: "manual" });
    return { response, text: await response.text() };
  };
  const firstGame = () => {
    const [game] = games;
    if (game === undefined) throw new Error("there are no games");
    return game;
  };
  const ownPath = (query: string) => `/favoris.ics${query}`;
  const leagueOf = (path: string) => `1/${path.split("/").slice(2, 4).join("/")}`;

  it("has the games of a team and of a competition as calendars, which their pages lead to", async () => {
    for (const { id, competition, teamName, teamPath } of games) {
      for (const [page, words] of [
        [teamPath, teamName],
        [competition, ""],
      ] as const) {
        const path = `${page}calendrier.ics`;
        expect((await open(page)).text).toContain(`href="${path}"`);
        const { response, text } = await open(path);
        expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
          200,
          "text/calendar; charset=utf-8",
          "public, max-age=900",
        ]);
        const { name, entries } = read(text);
        expect(name).toMatch(/\w/);
        expect(entries.every(({ summary }) => summary.includes(words))).toBe(true);
        expect(entries.map(({ uid }) => uid)).toContain(`match-${id}@tribune`);
        expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
        expect(entries.map(({ start }) => start)).toEqual(entries.map(({ start }) => start).toSorted());
        expect(entries.map(({ url }) => url)).toContain(`${stack.url.origin}/match/${id}`);
      }
    }
  });

  it("has the races of a season as days of a calendar", async () => {
    const { entries } = read((await open(`${race}calendrier.ics`)).text);
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.every(({ uid, start }) => uid.startsWith("race-") && /^\d{4}-\d\d-\d\d$/.test(start))).toBe(true);
  });

  it("has a calendar of the list that an address names, each game once, and keeps it for nobody else", async () => {
    const { id: game, teamId, competition } = firstGame();
    const query = `?teams=${teamId}&leagues=${leagueOf(competition)}&games=${game}`;
    const { response, text } = await open(ownPath(query));
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, max-age=900"]);
    const { name, entries } = read(text);
    expect(name).toBe("Tribune · Favoris");
    expect(entries.filter(({ uid }) => uid === `match-${game}@tribune`)).toHaveLength(1);
    const ofTeam = read((await open(ownPath(`?teams=${teamId}`))).text).entries;
    const ofLeague = read((await open(ownPath(`?leagues=${leagueOf(competition)}`))).text).entries;
    const both = new Set([...ofTeam, ...ofLeague].map(({ uid }) => uid));
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(both);
    expect(read((await open(ownPath(`?games=${game}`))).text).entries).toHaveLength(1);
    expect((await open("/favoris")).response.status).toBe(200);
  });

  it("says that a calendar has not changed instead of sending it again", async () => {
    const { id: game, teamPath } = firstGame();
    for (const path of [`/match/${game}.ics`, `${teamPath}calendrier.ics`, ownPath(`?games=${game}`)]) {
      const first = await open(path);
      const etag = first.response.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
      const again = await open(path, { "if-none-match": etag });
      expect([path, again.response.status, again.text]).toEqual([path, 304, ""]);
      expect(again.response.headers.get("etag")).toBe(etag);
      expect((await open(path, { "if-none-match": '"other"' })).response.status).toBe(200);
    }
  });

  it("says under the same identity that a far game was moved, put off and called off", async () => {
    const startSeconds = Math.floor(Date.now() / 1000) + 40 * 86_400;
    const { batch, games: posted } = toMatchday({ games: 1, startSeconds, name: "Agenda" });
    const [{ eventId } = { eventId: "" }] = posted;
    const post = async (path: string, body: unknown) => expect((await postIngest(stack, path, body)).status).toBe(200);
    const status = (id: number) => ({ sportId: 1, incidents: [{ eventId, kind: "status", status: id }] });
    const readOne = async () => {
      const { text } = await open(ownPath(`?games=${eventId}`));
      const event = ICAL.Component.fromString(text).getFirstSubcomponent("vevent");
      const [uid, sequence, start, state, summary] = ["uid", "sequence", "dtstart", "status", "summary"].map((name) =>
        String(event?.getFirstPropertyValue(name)),
      );
      return { uid, sequence: Number(sequence), startMs: Date.parse(start ?? ""), state, summary };
    };
    const waitFor = (expected: Readonly<Record<string, unknown>>) =>
      vi.waitFor(
        async () => {
          const found = await readOne();
          expect(found).toMatchObject({ uid: `match-${eventId}@tribune`, ...expected });
          return found;
        },
        { timeout: 30_000, interval: 300 },
      );
    await post("events", batch);
    const first = await waitFor({ startMs: startSeconds * 1000, state: "CONFIRMED" });
    const moved = batch.events.map((event) => ({ ...event, startSeconds: startSeconds - 86_400 }));
    await post("events", { ...batch, events: moved });
    const second = await waitFor({ startMs: (startSeconds - 86_400) * 1000, summary: first.summary });
    expect(second.sequence).toBeGreaterThanOrEqual(first.sequence);
    await post("incidents", status(4));
    await waitFor({ state: "TENTATIVE", summary: `${first.summary} (Reporté)` });
    await post("incidents", status(5));
    await waitFor({ state: "CANCELLED", summary: `${first.summary} (Annulé)` });
  });

  it("keeps a race under one identity when it is renamed, and says that it is cancelled", async () => {
    const sportId = 33;
    const day = localDayNumber("Europe/Paris", Date.now() / 1000) + 50;
    // Late in the evening of the day before in UTC.
    const startSeconds = localDayStartSeconds("Europe/Paris", day) + 1_800;
    const races = ["Assen", "Jerez"].map((name, index) => {
      const { batch, games: starters } = toMatchday({
        games: 2,
        startSeconds: startSeconds + index * 86_400,
        name,
        sportId,
      });
      const leagues = batch.leagues.map((league) => ({
        ...league,
        name,
        tournamentId: "1TestCal",
        templateId: "1TestCal",
      }));
      return {
        starters,
        batch: { ...batch, leagues, events: batch.events.map((event) => ({ ...event, away: null })) },
      };
    });
    const [race, other] = races;
    const post = async (path: string, body: unknown) => expect((await postIngest(stack, path, body)).status).toBe(200);
    const readRace = async () => {
      const { text } = await open(ownPath(`?leagues=${sportId}/france/jerez`));
      return read(text).entries.map(({ uid, start, state, summary }) => ({ uid, start, state, summary }));
    };
    await post("events", race?.batch);
    await post("events", other?.batch);
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    const first = await vi.waitFor(
      async () => {
        const entries = await readRace();
        expect(entries).toMatchObject([{ start: date, state: "CONFIRMED", summary: "Assen" }, { summary: "Jerez" }]);
        return entries;
      },
      { timeout: 30_000, interval: 300 },
    );
    const renamed = race?.batch.leagues.map((league) => ({ ...league, name: "TT Assen" }));
    await post("events", { ...race?.batch, leagues: renamed });
    const incidents = race?.starters.map(({ eventId }) => ({ eventId, kind: "status", status: eventStatus.cancelled }));
    await post("incidents", { sportId, incidents });
    await vi.waitFor(
      async () =>
        expect(await readRace()).toMatchObject([
          { uid: first[0]?.uid, start: date, state: "CANCELLED", summary: "TT Assen (Annulée)" },
          { uid: first[1]?.uid, state: "CONFIRMED", summary: "Jerez" },
        ]),
      { timeout: 30_000, interval: 300 },
    );
  });

  it("leads from another spelling to the calendar itself", async () => {
    const { teamId, teamPath } = firstGame();
    const { response } = await open(`/equipe/x/${teamId}/calendrier.ics`);
    expect([response.status, response.headers.get("location")]).toEqual([301, `${teamPath}calendrier.ics`]);
  });

  it.each([
    ["/equipe/x/1Nobody0/calendrier.ics", 404, "Not found"],
    ["/football/france/nulle-part/calendrier.ics", 404, "Not found"],
    ["/football/france/ligue-1/resultats.ics", 404, "Not found"],
    ["/football/france/ligue-1/1999-2000/calendrier.ics", 404, "Not found"],
    ["/joueur/x/1Nobody0/matchs.ics", 404, "Not found"],
    ["/favourites.ics", 404, "Not found"],
    ["/favoris.ics", 400, "Name teams, leagues or games"],
    ["/favoris.ics?teams=../x", 400, "Not an id of a team or game"],
    ["/favoris.ics?leagues=quidditch", 400, "1/france/ligue-1: quidditch"],
    [
      `/favoris.ics?teams=${Array.from({ length: 41 }, (_, index) => `1abcd1${10 + index}`).join(",")}`,
      400,
      "40 at most",
    ],
    ["/favoris.ics?teams=1Nobody0&games=1Nobody1&leagues=1/france/nulle-part", 404, "None of these"],
    ["/favoris.ics?leagues=77/france/ligue-1", 404, "None of these"],
  ])("refuses %s with %i and says why", async (path, status, why) => {
    const { response, text } = await open(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "text/plain; charset=utf-8"]);
    expect(text).toContain(why);
  });

  it("leaves out of a list what nobody knows any more", async () => {
    const { id: game } = firstGame();
    const { entries } = read((await open(ownPath(`?games=${game},1Nobody1&teams=1Nobody0`))).text);
    expect(entries.map(({ uid }) => uid)).toEqual([`match-${game}@tribune`]);
  });

  it("has the results of a competition and of a team as JSON Feeds, which their pages name", async () => {
    const { competition, teamId, teamPath } = firstGame();
    for (const page of [competition, teamPath]) {
      const path = `${page}resultats.json`;
      expect((await open(page)).text).toContain(`<link rel="alternate" type="application/feed+json" href="${path}"/>`);
      const { response, text } = await open(path);
      expect([response.status, response.headers.get("content-type")]).toEqual([
        200,
        "application/feed+json; charset=utf-8",
      ]);
      const feed = JSON.parse(text) as Record<string, unknown> & { items: Record<string, string>[] };
      const { origin } = stack.url;
      expect(feed).toEqual({
        version: "https://jsonfeed.org/version/1.1",
        title: expect.stringMatching(/\w/),
        home_page_url: `${origin}${page}resultats`,
        feed_url: `${origin}${path}`,
        language: "fr",
        authors: [{ name: "Tribune", url: `${origin}/` }],
        items: expect.any(Array),
      });
      expect(feed.items.length).toBeGreaterThan(3);
      for (const item of feed.items) {
        expect(item).toEqual({
          id: expect.stringMatching(/^tag:tribune,2026:match\/\w+$/),
          url: item["id"]?.replace("tag:tribune,2026:", `${origin}/`),
          title: expect.stringMatching(/ – |–/),
          content_text: expect.stringContaining(item["title"] ?? ""),
          date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
          date_modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        });
      }
      expect((await getPage(stack, new URL(feed.items[0]?.["url"] ?? "").pathname)).status).toBe(200);
      const etag = response.headers.get("etag") ?? "";
      expect((await open(path, { "if-none-match": etag })).response.status).toBe(304);
    }
    const moved = await open(`/equipe/x/${teamId}/resultats.json`);
    expect([moved.response.status, moved.response.headers.get("location")]).toEqual([301, `${teamPath}resultats.json`]);
    expect((await open("/equipe/x/1Nobody0/resultats.json")).response.status).toBe(404);
  });
});
