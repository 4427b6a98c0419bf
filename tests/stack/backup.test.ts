import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BackupError, restoreBackup, takeBackup } from "../../scripts/backup/backup-client.ts";
import { operatorOf } from "../../scripts/backup/operator.ts";
import { postSigned } from "../../scripts/import/post-signed.ts";
import { startStack, type Stack } from "../../scripts/stack.ts";
import { stableId } from "../../shared/sports/stable-id.ts";
import { goal, toMatchday } from "../support/matchday.ts";
import { openPushSubscriber } from "../support/push-subscriber.ts";
import { feedSign } from "../support/stack.ts";

const provider = { provider: "test", key: "test-key-of-more-than-32-characters" };
const operator = operatorOf("operator-key-of-more-than-32-characters");
const nowSeconds = Math.floor(Date.now() / 1000);
const matchday = toMatchday({ games: 60, startSeconds: nowSeconds, name: "Sauvegarde" });
const eventId = matchday.games[0]?.eventId ?? "";
const teamId = stableId(1, "test participant", matchday.games[0]?.homeName ?? "");
const toClubId = (game: number) => stableId(1, "test participant", matchday.games[game]?.homeName ?? "");
const tournamentId = stableId(1, "test tournament", "Sauvegarde", "0");
const stageId = stableId(1, "test stage", "Sauvegarde", "0");

/** Every kind of feed that shows the provided records. */
const feedNames = [
  "f_1_0_0_fr_1",
  "r_1_1",
  "fr_1_1",
  `d_su_${eventId}_fr_1`,
  ...["sui", "lc", "mc", "st", "li", "hh", "nf", "od"].map((section) => `df_${section}_1_${eventId}`),
  "fo_1_0_0_fr_1_0",
  `tr_1_77_${tournamentId}_${stageId}_0_0_fr_1`,
  "nl_1_sport",
  `pnf_${teamId}`,
  `tetr_${teamId}_0_1`,
  `to_${tournamentId}_${stageId}_1`,
];

const inTime = { timeout: 20_000, interval: 200 };
const outcomes = (prices: readonly number[]) => ["1", "X", "2"].map((code, at) => ({ code, price: prices[at] }));

/** The runbook's "A ledger is lost", step by step. */
describe("a ledger that is lost", () => {
  let folder: string;
  let stack: Stack;
  const start = async () => {
    stack = await startStack({
      port: 0,
      persistTo: folder,
      vars: {
        FEED_SIGN: feedSign,
        INGEST_KEYS: JSON.stringify({ [provider.provider]: provider.key, operator: operator.key }),
        // Serve only provided records, so that feeds can be compared byte by byte.
        WORLD_SEED: "",
        DEV_PLACES: "on",
        DEV_PLACE: "FR",
      },
    });
  };
  // Start with an empty folder, so that a retry finds no data of the first attempt.
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "tribune-backup-"));
    await start();
  });
  afterEach(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function post(path: string, body: unknown): Promise<{ readonly seq?: number }> {
    const response = await postSigned(new URL(`/ingest/v1/${path}`, stack.url), provider, body);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { readonly seq?: number };
  }
  const getFeed = (name: string) =>
    fetch(new URL(`/1/x/feed/${name}`, stack.url), { headers: { "x-fsign": feedSign } });
  async function readFeeds() {
    const bodies = new Map<string, string>();
    for (const name of feedNames) bodies.set(name, await (await getFeed(name)).text());
    return bodies;
  }
  const seqNow = async () => Number((await getFeed("r_1_1")).headers.get("x-feed-seq"));

  async function provide() {
    await post("events", matchday.batch);
    await post("incidents", matchday.kickOffs);
    const comments = Array.from({ length: 300 }, (_, index) => ({
      eventId,
      kind: "comment",
      minute: "1",
      lang: "fr",
      text: `mot ${index} `.padEnd(900, "x"),
    }));
    await post("incidents", { sportId: 1, incidents: comments });
    await post("incidents", goal(eventId, 1));
    const disputed = { eventId, kind: "goal", id: "second", side: 2, minute: "20" };
    await post("incidents", { sportId: 1, incidents: [disputed] });
    const retracted = { eventId, kind: "retracted", id: "var", incidentId: "second", reason: "offside" };
    await post("incidents", { sportId: 1, incidents: [retracted] });
    const bet = { eventId, bookmakerId: 2, betType: "HOME_DRAW_AWAY" };
    await post("odds", { sportId: 1, quotes: [{ ...bet, outcomes: outcomes([2, 3, 4]) }] });
    await post("odds", { sportId: 1, quotes: [{ ...bet, outcomes: outcomes([1.5, 3, 6]) }] });
    const article = {
      id: "1Articl0",
      lang: "fr",
      title: "Un article",
      lead: "Ses premiers mots",
      url: "/news/un-article",
      source: "Journal",
      publishedSeconds: nowSeconds - 60,
      participantIds: [teamId],
      eventIds: [eventId],
    };
    await post("articles", { sportId: 1, articles: [article] });
    const transfer = {
      id: "1Transf0",
      playerId: "1Player0",
      player: "Un Joueur",
      fromId: "",
      from: "Ailleurs",
      toId: teamId,
      to: "Chez nous",
      kind: "free",
      fee: "",
      daySeconds: nowSeconds - 86_400,
    };
    await post("transfers", { sportId: 1, transfers: [transfer] });
    const into = toClubId(0);
    await post("clubs", { sportId: 1, clubs: [1, 2].map((game) => ({ id: toClubId(game), into })) });
    await post("clubs", { sportId: 1, clubs: [{ id: toClubId(2), into: null }] });
  }

  /** The files of the ledger with the provided records, in the local runtime's layout. */
  function ledgerFiles(): readonly string[] {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.includes("Ledger") && /\.sqlite(?:-wal|-shm)?$/.test(name))
      .map((name) => join(folder, name));
    const held = files.filter((file) => readFileSync(file).includes("Sporting Sauvegarde 0"));
    const bases = new Set(held.map((file) => file.replace(/-(?:wal|shm)$/, "")));
    return files.filter((file) => bases.has(file.replace(/-(?:wal|shm)$/, "")));
  }

  it(
    "comes back from its backup with every feed as it was, and its subscribers repair themselves",
    { timeout: 240_000 },
    async () => {
      await provide();
      const before = await readFeeds();
      const reported = [...before].filter(([, body]) => body !== "0").map(([name]) => name);
      const seq = await seqNow();
      // Two clubs were merged into the first one, and one was split off again: the backup keeps both changes.
      const timesListed = (body: string, club: number) => body.split(`¬PX÷${toClubId(club)}¬`).length - 1;
      const list = before.get("f_1_0_0_fr_1") ?? "";
      expect([0, 1, 2].map((club) => timesListed(list, club))).toEqual([2, 0, 1]);

      // Step 1: a backup, in pages; only the operator may take one.
      await expect(takeBackup(stack.url, provider, 1).next()).rejects.toThrow(BackupError);
      const pages: string[] = [];
      for await (const page of takeBackup(stack.url, operator, 1)) pages.push(page);
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThan(2_200_000);

      // Records that were provided prevent a restore.
      await expect(restoreBackup(stack.url, operator, pages)).rejects.toThrow("not empty");

      // The ledger's file is spoilt: its feeds fail, the rest of the site goes on.
      await stack.stop();
      const files = ledgerFiles();
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) writeFileSync(file, "these are no pages of a database ".repeat(1_000));
      await start();
      // A cache that has just started may answer later than the reader's timeout.
      await vi.waitFor(async () => {
        const spoilt = await getFeed("f_1_0_0_fr_1");
        expect([await spoilt.text(), spoilt.headers.get("x-tribune-stale")]).toEqual([before.get("f_1_0_0_fr_1"), "1"]);
      }, inTime);
      expect((await getFeed("f_2_0_0_fr_1")).status).toBe(200);

      // Step 2: delete the ledger; an empty one takes its place.
      await stack.stop();
      for (const file of files) rmSync(file, { force: true });
      await start();

      // Step 3: restore the backup; a page that is sent twice counts once.
      const [first = ""] = pages;
      const rows = await restoreBackup(stack.url, operator, [first, ...pages]);
      expect(rows).toBeGreaterThan(400);
      const numbers = await seqNow();
      expect(numbers).toBeGreaterThan(seq + 1_000_000);

      // Every feed is as it was, and the ledger goes on.
      expect(reported.length).toBeGreaterThan(10);
      expect(await readFeeds()).toEqual(before);
      await post("incidents", goal(eventId, 1, "30"));
      // The proxy may still hold the feed of a moment ago.
      await vi.waitFor(async () => expect(await seqNow()).toBe(numbers + 1), inTime);
      await post("clubs", { sportId: 1, clubs: [{ id: toClubId(1), into: null }] });
      await vi.waitFor(
        async () => expect(timesListed(await (await getFeed("f_1_0_0_fr_1")).text(), 1)).toBe(1),
        inTime,
      );
      await expect(restoreBackup(stack.url, operator, pages)).rejects.toThrow("not empty");

      // A subscriber with a number from before the restore receives a repair.
      const subscriber = await openPushSubscriber(stack, [`u_1_1:${seq}`], "FR");
      await subscriber.waitFor((frame) => frame.t === "repair" && frame.s === "u_1_1");
      subscriber.close();
    },
  );
});
