import { env, reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { daySeconds } from "../../../shared/basics/day.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import {
  evictAt,
  inLedger,
  post,
  postJson,
  readFeed,
  ringAt,
  saturday,
  send,
  setClock,
  toSignedRequest,
} from "../test/harness.ts";
import { aLeague, anEvent } from "../test/records.ts";

const bucket = env.ARCHIVE;
/** The season's last game is two months old. */
const later = saturday + 70 * daySeconds;
const summary = "df_sui_1_1Event00";

const whole = (eventId: string, startSeconds: number) =>
  anEvent({
    eventId,
    startSeconds,
    timeline: [
      { id: "k", kind: "status", status: eventStatus.firstHalf, atSeconds: startSeconds },
      {
        id: "g1",
        kind: "goal",
        side: 1,
        minute: "12",
        player: { id: "1Player0", name: "Wahi" },
        atSeconds: startSeconds + 700,
      },
      { id: "g2", kind: "goal", side: 2, minute: "70", atSeconds: startSeconds + 5000 },
      { id: "e", kind: "status", status: eventStatus.finished, atSeconds: startSeconds + 6500 },
    ],
  });

/** A season of two games, and a game of another competition that nobody has ended. */
async function playSeason(): Promise<void> {
  const running = aLeague({ stageId: "1Stage11", tournamentId: "1Tourn11" });
  const events = [
    whole("1Event00", saturday - 8 * daySeconds),
    whole("1Event01", saturday - 9000),
    anEvent({
      eventId: "1Event11",
      leagueStageId: "1Stage11",
      timeline: [{ id: "k", kind: "status", status: eventStatus.firstHalf, atSeconds: saturday }],
    }),
  ];
  expect((await post("events", { sportId: 1, leagues: [aLeague(), running], events })).status).toBe(200);
}
const heldIds = () =>
  inLedger(({ archive, events }) =>
    ["1Event00", "1Event01", "1Event11"].filter((id) => events.event(id) !== null && archive.heldRows(id).length > 0),
  );
/** The archive is written after the alarm has ended. */
const archived = (count: number) => expect.poll(async () => (await bucket.list()).objects.length).toBe(count);

async function goOn(): Promise<void> {
  await ringAt(later);
  await archived(1);
  await expect.poll(heldIds).toEqual(["1Event11"]);
}

beforeEach(async () => {
  await setClock(saturday);
  await playSeason();
});
afterEach(() => reset());

describe("a season that has been over for two months", () => {
  it("leaves the ledger for the bucket, and nothing that is still played does", async () => {
    await ringAt(saturday + 30 * daySeconds);
    expect(await heldIds()).toEqual(["1Event00", "1Event01", "1Event11"]);
    await goOn();
    const [object] = (await bucket.list()).objects;
    expect(object?.key).toMatch(/^1\/1Stage00\//);
    // It is not written again every day.
    await ringAt(later + 2 * daySeconds);
    await archived(1);
  });

  it("is answered from there as it was before: games, lists and tables, also after the ledger slept", async () => {
    const names = [summary, "df_su_1_1Event00", "to_1Tourn00_1Stage00_1", "tt_1Tourn00_1Stage00"];
    await setClock(later - daySeconds);
    const before = await Promise.all(names.map(async (name) => (await readFeed(name)).body));
    expect(before[0]).toContain("Wahi");
    await goOn();
    await evictAt(later);
    expect(await Promise.all(names.map(async (name) => (await readFeed(name)).body))).toEqual(before);
  });

  it("is read from its object: what that says is shown", async () => {
    await goOn();
    await evictAt(later);
    const [{ key } = { key: "" }] = (await bucket.list()).objects;
    const text = (await (await bucket.get(key))?.text()) ?? "";
    await bucket.put(key, text.replaceAll("Wahi", "Lopez"));
    expect((await readFeed(summary)).body).toContain("Lopez");
  });

  it("comes back game by game where it is corrected, and is archived again", async () => {
    await goOn();
    await evictAt(later);
    const correction = { eventId: "1Event00", id: "c", kind: "retracted", incidentId: "g2", atSeconds: later };
    expect(await postJson("incidents", { sportId: 1, incidents: [correction] })).toMatchObject({ accepted: 1 });
    expect(await heldIds()).toEqual(["1Event00", "1Event11"]);
    expect((await inLedger(({ events }) => events.event("1Event00")))?.state.score).toEqual([1, 0]);
    // The same again is known.
    expect(await postJson("incidents", { sportId: 1, incidents: [correction] })).toMatchObject({ unchanged: 1 });
    await post("incidents", {
      sportId: 1,
      incidents: [{ eventId: "1Event11", id: "e", kind: "status", status: eventStatus.secondHalf, atSeconds: later }],
    });
    await ringAt(later + daySeconds);
    await archived(2);
    expect((await readFeed(summary)).body).toContain("Wahi");
  });

  it("is whole in a backup, which a ledger without a bucket can take", async () => {
    await goOn();
    const ids: string[] = [];
    let from: unknown = null;
    do {
      const request = await toSignedRequest("POST", "backup", { sportId: 1, from }, { signer: operator });
      const page: Page = await (await send(request)).json();
      if (page.table === "incident") ids.push(...page.rows.map(({ event_id }) => event_id));
      from = page.next;
    } while (from !== null);
    expect(ids.toSorted()).toEqual([
      ...Array<string>(4).fill("1Event00"),
      ...Array<string>(4).fill("1Event01"),
      "1Event11",
    ]);
  });
});

const operator = { provider: "operator", key: "operator-ingest-key-of-32-characters" };
type Page = { readonly table: string; readonly rows: readonly { readonly event_id: string }[]; readonly next: unknown };
