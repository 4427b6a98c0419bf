import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { IngestEvent } from "../../../../shared/ingest/event-schema.ts";
import { inLedger, postJson, saturday, setClock } from "../../test/harness.ts";
import { aLeague, anEvent, finished } from "../../test/records.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

const startSeconds = saturday - 4 * 3600;
const { home, away } = anEvent();
const asKnown = anEvent({ startSeconds, result: finished(2, 1) });
/** The same match by a source that has the other side at home. */
const turned = (changes: Partial<IngestEvent>): IngestEvent =>
  anEvent({
    startSeconds,
    ...(away === null ? {} : { home: away }),
    away: home,
    result: finished(1, 2),
    ...changes,
  });
const post = (...events: readonly IngestEvent[]) =>
  postJson("events", { sportId: 1, leagues: [aLeague()], events: [...events] });
const stateOf = () => inLedger(({ held }) => held.event("1Event00")?.state);
const at = (id: string, minutes: number) => ({ id, atSeconds: startSeconds + minutes * 60 });

describe("a match that is over, by a source with its sides the other way round", () => {
  it("keeps its sides and its result: nothing changes", async () => {
    await post(asKnown);
    expect(await post(turned({}))).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await stateOf()).toMatchObject({ schedule: { home: { name: "Lens" } }, score: [2, 1] });
  });

  it("gets goals, statistics and amendments on the sides that it has", async () => {
    await post(asKnown);
    await post(
      turned({
        timeline: [
          { kind: "goal", ...at("g1", 10), side: 2, minute: "10", player: { id: "1Player0", name: "Ada Arc" } },
          { kind: "statistics", ...at("s1", 110), period: 0, figures: [{ type: 12, home: "30%", away: "70%" }] },
          { kind: "goal", ...at("g2", 20), side: 1, minute: "20" },
          { kind: "amended", ...at("a1", 30), incidentId: "g2", changes: { side: 2 } },
        ],
      }),
    );
    const incidents = await inLedger((context) =>
      context.incidents.ofEvent("1Event00").map(({ incident }) => incident),
    );
    expect(incidents).toMatchObject([
      { kind: "result" },
      { id: "g1", side: 1 },
      { id: "g2", side: 2 },
      { id: "a1", changes: { side: 1 } },
      { id: "s1", figures: [{ home: "70%", away: "30%" }] },
    ]);
  });

  it("gets a correction of the score, and of each period, as its own sides have it", async () => {
    await post(asKnown);
    const periods = [
      [0, 1],
      [1, 2],
    ] as const;
    await post(turned({ result: null, timeline: [{ kind: "correction", ...at("c1", 130), score: [1, 3], periods }] }));
    expect(await stateOf()).toMatchObject({
      score: [3, 1],
      periods: [
        [1, 0],
        [2, 1],
      ],
    });
  });

  it("gets facts of each side, of who serves and of who won, for that side", async () => {
    await post(asKnown);
    const facts = { homeErrors: 4, awayErrors: 1, homeHits: 7, serve: 1, winner: 2, finishMethod: "KO" };
    await post(turned({ timeline: [{ kind: "facts", ...at("f1", 100), facts }] }));
    expect(await stateOf()).toMatchObject({
      facts: { homeErrors: 1, awayErrors: 4, awayHits: 7, serve: 2, winner: 1, finishMethod: "KO" },
    });
  });

  it("keeps no sides before its end: a game may move to the other side's ground", async () => {
    await post(anEvent({ startSeconds: saturday + 3600 }));
    await post(turned({ startSeconds: saturday + 3600, result: null }));
    expect(await stateOf()).toMatchObject({ schedule: { home: { name: "Metz" }, away: { name: "Lens" } } });
  });
});
