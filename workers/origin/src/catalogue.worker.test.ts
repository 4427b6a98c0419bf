import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  alarmSeconds,
  evictAt,
  inLedger,
  postJson,
  rewindTo,
  ringAt,
  saturday,
  setClock,
  withoutStrengths,
} from "../test/harness.ts";
import { aLeague, anEvent, batchOf } from "../test/records.ts";
import { loadEdition } from "./catalogue/write-listings.ts";
import { search } from "./search-route.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const club = { id: "1Home000", name: "Racing Club Imaginaire", code: "RCI", slug: "racing-club-imaginaire" };
async function find(query: string) {
  const { results } = await search(env.CATALOGUE, { query, lang: "fr", sportId: null, limit: 10, isForeign: false });
  return results.map(({ name, league }) => `${name}, ${league?.name}`);
}
/** The catalogue is updated after the ledger's answers: what a test waits for. */
const finding = (query: string) => () => find(query);
const positionOf = (id: string) => () =>
  env.CATALOGUE.prepare("SELECT position FROM entry WHERE id = ?").bind(id).first<number>("position");
/** Whether the catalogue knows all that the ledger lists. */
async function isUpToDate(): Promise<boolean> {
  const edition = await loadEdition(env.CATALOGUE);
  return inLedger(({ listed, meta }) => listed.after(meta.number(`catalogue:${edition}`) ?? 0, 1) === null);
}
const countOf = (table: string) => () =>
  env.CATALOGUE.prepare(`SELECT COUNT(*) AS count FROM ${table}`).first<number>("count");

/** The ledger's tables as they were before it listed anything. */
const toFirstVersion = `${withoutStrengths}
  DROP TABLE listed; DROP TABLE played; DROP TABLE incident; DROP TABLE article; DROP TABLE article_about; DROP TABLE transfer;
  DROP TABLE moved; DROP TABLE answered; DROP TABLE quoted; DROP TABLE request; DROP TABLE club_merge; DROP TABLE noted; DROP TABLE game_news; DROP TABLE standing; DROP TABLE archived; DROP INDEX event_by_series; DROP INDEX event_of_days;
  CREATE TABLE incident (id INTEGER PRIMARY KEY, event_id TEXT NOT NULL, json TEXT NOT NULL);
  CREATE INDEX incident_by_event ON incident (event_id);
  DROP INDEX event_by_silence; DROP INDEX event_by_home; DROP INDEX event_by_away; DROP INDEX event_by_stage;
  ${["home_id", "away_id", "added_seq", "latest_seconds", "sender", "silent_seconds", "changed_seconds"].map((name) => `ALTER TABLE event DROP COLUMN ${name};`).join("")}`;

describe("the ledger updates the catalogue", () => {
  it("what a provider posts, and what it corrects", async () => {
    await postJson("events", batchOf(anEvent({ home: club })));
    await expect.poll(finding("racing club imaginaire")).toEqual(["Racing Club Imaginaire, Coupe"]);
    await postJson("events", batchOf(anEvent({ home: { ...club, name: "Olympique Inventé" } })));
    await expect.poll(finding("olympique invente")).toEqual(["Olympique Inventé, Coupe"]);
    expect(await find("racing club imaginaire")).toEqual([]);
  });

  it("a league's new rank, which moves its clubs", async () => {
    await postJson("events", { ...batchOf(anEvent({ home: club })), leagues: [aLeague({ rank: 90 })] });
    await expect.poll(positionOf(club.id)).toBe(90);
    await postJson("events", { sportId: 1, leagues: [aLeague({ rank: 4 })], events: [] });
    await expect.poll(positionOf(club.id)).toBe(4);
  });

  it("again what it did not take while it was away, and itself takes everything meanwhile", async () => {
    await postJson("events", batchOf(anEvent({ eventId: "1Event01" })));
    await expect.poll(isUpToDate).toBe(true);
    await env.CATALOGUE.exec("ALTER TABLE entry RENAME TO away");
    const report = await postJson("events", batchOf(anEvent({ home: club })));
    expect(report).toMatchObject({ added: 1, refused: [] });
    await expect.poll(() => alarmSeconds()).toBeLessThanOrEqual(saturday + 60);
    // The alarm may ring by itself: its time is past by the clock of the machine.
    await env.CATALOGUE.exec("ALTER TABLE away RENAME TO entry");
    await ringAt(saturday + 60);
    await expect.poll(finding("racing club imaginaire")).toHaveLength(1);
  });

  it("everything, once its tables exist, and logs nothing about them meanwhile", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await env.CATALOGUE.exec("ALTER TABLE edition RENAME TO not_made_yet");
    await postJson("events", batchOf(anEvent({ home: club })));
    await expect.poll(() => alarmSeconds()).toBeLessThanOrEqual(saturday + 60);
    await env.CATALOGUE.exec("ALTER TABLE not_made_yet RENAME TO edition");
    await ringAt(saturday + 60);
    await expect.poll(finding("racing club imaginaire")).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it("everything, when it is another catalogue than before", async () => {
    await postJson("events", batchOf(anEvent({ home: club })));
    await expect.poll(finding("racing club imaginaire")).toHaveLength(1);
    await env.CATALOGUE.exec("DELETE FROM season; DELETE FROM name; DELETE FROM entry;");
    await env.CATALOGUE.exec("UPDATE edition SET id = 'another'");
    await evictAt(saturday + 3);
    await ringAt(saturday + 3);
    await expect.poll(countOf("entry")).toBeGreaterThan(0);
    await expect.poll(countOf("season")).toBeGreaterThan(0);
  });

  it("also what it knew before it listed anything", async () => {
    await postJson("events", batchOf(anEvent({ home: club })));
    await ringAt(saturday + 1);
    await rewindTo(1, toFirstVersion);
    await env.CATALOGUE.exec("UPDATE edition SET id = 'another'");
    await env.CATALOGUE.exec("DELETE FROM entry");
    await evictAt(saturday + 2);
    await ringAt(saturday + 2);
    await expect.poll(positionOf(club.id)).toBe(0);
  });
});
