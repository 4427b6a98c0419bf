import { expect, it } from "vitest";
import type { EventBatch } from "../../shared/ingest/batch-schema.ts";
import type { IngestEvent } from "../../shared/ingest/event-schema.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import type { Incident, Result } from "../../shared/timeline/incident.ts";
import { dedupe } from "../../workers/origin/src/ingest/dedupe.ts";
import { turnToKnown } from "../../workers/origin/src/ingest/turn-event.ts";
import { foldDetails } from "../../workers/origin/src/ledger/match-details.ts";
import type { MatchRecord } from "./match-record.ts";
import { sendChunk } from "./send-chunk.ts";
import { noDetails, type Details } from "./soccer/parsed-details.ts";
import { toSoccerTimeline } from "./soccer/to-timeline.ts";
import { toIngestEvent, toIngestLeague } from "./to-batch.ts";
import { worldCup } from "../../shared/competitions/tournaments.ts";

const league = toIngestLeague(worldCup, "2018");
const result = (fullTime: readonly [number, number], extraTime: readonly [number, number] | null): Result => ({
  status: extraTime === null ? eventStatus.finished : eventStatus.afterExtraTime,
  halfTime: null,
  fullTime,
  extraTime,
  shootOut: null,
});

function aRecord(home: string, away: string, of: Result, details: Partial<Details>): MatchRecord {
  const match = { round: "", day: 17_700, minuteOfDay: 900, home, away, result: of, occurrence: 0 };
  const event = toIngestEvent(match, worldCup, league);
  const timeline = toSoccerTimeline(event, { ...noDetails, ...details });
  return { where: home, title: `${home} - ${away}`, league, event, timeline };
}

const goal = (side: 1 | 2, minute: string, scorer: string) => ({ side, minute, scorer, kind: "goal" }) as const;

/** Croatia - England 2-1 after extra time, as four sources describe it: without and with stoppage time, sides turned. */
const sources: readonly MatchRecord[] = [
  aRecord("Croatia", "England", result([2, 1], null), {
    goals: [goal(2, "5", "Kieran Trippier"), goal(1, "68", "Ivan Perišić"), goal(1, "109", "Mario Mandžukić")],
  }),
  aRecord("England", "Croatia", result([1, 1], [1, 2]), {
    goals: [goal(1, "5", "Kieran TRIPPIER"), goal(2, "68", "Ivan PERISIC"), goal(2, "109", "Mario MANDZUKIC")],
    cards: [
      { side: 2, player: "Mario MANDZUKIC", colour: "yellow", minute: "48" },
      { side: 1, player: "Kyle WALKER", colour: "yellow", minute: "90+6" },
    ],
  }),
  aRecord("Croatia", "England", result([1, 1], [2, 1]), {
    goals: [goal(2, "5", "Trippier"), goal(1, "68", "Perišić"), goal(1, "109", "Mandžukić")],
    substitutions: [{ side: 1, minute: "91", off: "Ivan Strinić", on: "Josip Pivarić" }],
  }),
  aRecord("England", "Croatia", result([1, 1], [1, 2]), {}),
];

/** Imports the records into a ledger of one match that takes events as the origin does. */
async function describe(records: readonly MatchRecord[]) {
  const reported = new Map<string, Incident>();
  let known: IngestEvent | null = null;
  const client = {
    ingest({ events }: EventBatch) {
      const [sent] = events;
      if (sent === undefined) throw new Error("nothing was sent");
      const schedule = { ...(known ?? sent), provider: "ingest", clockRate: 1 };
      const before = known === null ? null : { ...foldTimeline(schedule, []), status: eventStatus.finished };
      const event = turnToKnown(sent, before);
      const timeline = (event.timeline ?? []).map((value, index) => ({
        pointer: `/events/0/timeline/${index}`,
        value,
      }));
      const { fresh, refused } = dedupe(timeline, reported, 0);
      if (refused.length === 0) {
        for (const { value } of fresh) reported.set(value.id ?? "", value);
        known = { ...event, timeline: [] };
      }
      return Promise.resolve({ added: 0, changed: 1, unchanged: 0, refused, seq: 0 });
    },
  };
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const skipped: string[] = [];
  for (const record of records) {
    const chunk = { sportId: 1, records: [record], leagues: [league] };
    await sendChunk(chunk, client, counts, (_, text) => skipped.push(text));
  }
  expect(skipped).toEqual([]);
  if (known === null) throw new Error("nothing was taken");
  const event: IngestEvent = known;
  const { entries } = foldDetails({ ...event, provider: "ingest", clockRate: 1 }, [...reported.values()]);
  const goals = entries.flatMap(({ incident }) =>
    incident.kind === "goal"
      ? [`${incident.minute} ${(incident.side === 1 ? event.home : event.away)?.name ?? ""}`]
      : [],
  );
  const minutes = entries.flatMap(({ incident }) =>
    incident.kind === "goal" || incident.kind === "card" || incident.kind === "substitution"
      ? [Number.parseInt(incident.minute, 10)]
      : [],
  );
  return { goals, minutes };
}

const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((others) => [item, ...others]));

it("several sources of one match are one match in any order: each goal once, for its side, in one order", async () => {
  for (const order of permutations(sources)) {
    const { goals, minutes } = await describe(order);
    expect(goals).toEqual(["5 Angleterre", "68 Croatie", "109 Croatie"]);
    expect(minutes).toEqual([5, 48, 68, 90, 91, 109]);
  }
});
