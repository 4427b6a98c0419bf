import { describe, expect, it } from "vitest";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { foldDetails } from "../../workers/origin/src/ledger/match-details.ts";
import type { Incident } from "../../shared/timeline/incident.ts";
import { dedupe } from "../../workers/origin/src/ingest/dedupe.ts";
import type { EventBatch } from "../../shared/ingest/batch-schema.ts";
import type { MatchRecord } from "./match-record.ts";
import { sendChunk } from "./send-chunk.ts";
import { noDetails } from "./soccer/parsed-details.ts";
import { toSoccerTimeline } from "./soccer/to-timeline.ts";
import { toIngestEvent, toIngestLeague } from "./to-batch.ts";
import { worldCup } from "../../shared/competitions/tournaments.ts";

const league = toIngestLeague(worldCup, "2022");
const result = {
  status: eventStatus.finished,
  halfTime: null,
  fullTime: [1, 0],
  extraTime: null,
  shootOut: null,
} as const;

function report(scorer: string, minute: string): MatchRecord {
  const match = { round: "", day: 19_000, minuteOfDay: 900, home: "Ghana", away: "Norway", result, occurrence: 0 };
  const event = toIngestEvent(match, worldCup, league);
  const goals = [{ side: 1, scorer, minute, kind: "goal" }] as const;
  return {
    where: "a",
    title: "Ghana - Norway",
    league,
    event,
    timeline: toSoccerTimeline(event, { ...noDetails, goals }),
  };
}

/** A ledger of one event that judges incidents as the origin does. */
function aLedger() {
  const reported = new Map<string, Incident>();
  const client = {
    ingest({ events }: EventBatch) {
      const sent = (events[0]?.timeline ?? []).map((value, index) => ({
        pointer: `/events/0/timeline/${index}`,
        value,
      }));
      const { fresh, refused } = dedupe(sent, reported, 0);
      if (refused.length === 0) for (const { value } of fresh) reported.set(value.id ?? "", value);
      const counts = { added: 0, changed: refused.length === 0 && fresh.length > 0 ? 1 : 0, unchanged: 0 };
      return Promise.resolve({ ...counts, refused, seq: 0 });
    },
  };
  const skipped: string[] = [];
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const send = (record: MatchRecord) =>
    sendChunk({ sportId: 1, records: [record], leagues: [league] }, client, counts, (_, text) => skipped.push(text));
  const goals = (record: MatchRecord) =>
    foldDetails({ ...record.event, provider: "ingest", clockRate: 1 }, [...reported.values()]).entries.flatMap(
      ({ incident }) => (incident.kind === "goal" ? [`${incident.minute} ${incident.player?.name ?? ""}`] : []),
    );
  return { send, goals, skipped, counts };
}

describe("a match that was reported differently before", () => {
  it("gets its goal set right, once, as its source says last", async () => {
    const { send, goals, skipped, counts } = aLedger();
    const [first, second, third] = [report("Ann", "90+2"), report("Anna", "90+3"), report("Annabel", "90+1")];
    await send(first);
    await send(second);
    expect([goals(second), skipped]).toEqual([["90+3 Anna"], []]);
    await send(second);
    expect(counts.changed).toBe(2);
    await send(third);
    expect(goals(third)).toEqual(["90+1 Annabel"]);
  });
});
