import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { eventStatus } from "../../shared/sports/statuses.ts";
import type { EventState } from "../../shared/timeline/event-state.ts";
import { winnerByScore } from "../../shared/timeline/winner.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import type { Incident } from "../../shared/timeline/incident.ts";
import { eventSchema } from "../../shared/ingest/event-schema.ts";
import { leagueSchema } from "../../shared/ingest/league-schema.ts";
import { toScoreText } from "./choose-records.ts";
import { findFiles } from "./find-files.ts";
import type { formats } from "./formats.ts";
import type { MatchRecord } from "./match-record.ts";

type FormatName = (typeof formats)[number]["name"];

/** Copies of the open data, which the product does not need; `SPORTS_DATA` names their folder. */
const folder = process.env["SPORTS_DATA"] ?? path.resolve(import.meta.dirname, "../../../shared/data");

type Reported = MatchRecord & { readonly format: string; readonly file: string };

async function readAll() {
  const records: Reported[] = [];
  const faults = new Map<string, string[]>();
  for (const { file, format } of (await findFiles(folder)).found) {
    for await (const item of format.read(file)) {
      if (item.kind === "match") records.push({ ...item.record, format: format.name, file });
      else if (item.kind === "fault") {
        faults.set(item.faultKind, [...(faults.get(item.faultKind) ?? []), `${item.where}: ${item.reason}`]);
      }
    }
  }
  return { records, faults };
}

const isThere = existsSync(folder);
const { records, faults } = isThere ? await readAll() : { records: [], faults: new Map<string, string[]>() };
const isOldVersion = (record: Reported) => record.file.includes("worldcup-history");
const indexOf = (format: FormatName) =>
  new Map(
    records
      .filter((record) => record.format === format && !isOldVersion(record))
      .map((record) => [record.event.eventId, record] as const),
  );

/** Every match that two formats contain, and those whose results differ. */
function compare(one: FormatName, other: FormatName) {
  const index = indexOf(other);
  const pairs = [...indexOf(one).values()].flatMap((a) => {
    const b = index.get(a.event.eventId);
    return b === undefined
      ? []
      : [{ where: `${a.where}, ${b.where}`, scores: [toScoreText(a.event), toScoreText(b.event)] }];
  });
  const differing = pairs.filter(({ scores: [a, b] }) => a !== null && b !== null && a !== b);
  return { common: pairs.length, differing };
}

const reports = (record: Reported, kind: Incident["kind"]) =>
  record.timeline.some((incident) => incident.kind === kind);
const countOf = (record: Reported, kind: Incident["kind"]) =>
  record.timeline.filter((incident) => incident.kind === kind).length;
const fold = ({ event }: Reported, timeline: readonly Incident[]) =>
  foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, timeline);
const toEnd = ({ score, periods, fullTime, shootOut, status: ended }: EventState) =>
  JSON.stringify({ score, periods, fullTime, shootOut, ended });

/** The state that a record's timeline gives, and the one that its result alone gives. */
function ends(record: Reported) {
  const { event, timeline } = record;
  const atSeconds = timeline.at(-1)?.atSeconds ?? 0;
  const result: readonly Incident[] =
    event.result === null ? [] : [{ kind: "result", atSeconds, result: event.result }];
  return {
    reported: fold(record, timeline),
    due: fold(record, result),
    agrees: toEnd(fold(record, [...timeline, ...result])) === toEnd(fold(record, result)),
  };
}

describe.skipIf(!isThere)("the real football files (SPORTS_DATA names their folder)", () => {
  it("agree as TXT and as JSON on every match that both contain", () => {
    const { common, differing } = compare("football.txt", "football.json");
    expect(common).toBeGreaterThan(4300);
    expect(differing).toEqual([]);
  });

  it("name the same matches where a season is there as TXT and as JSON", () => {
    const [txt, json] = [indexOf("football.txt"), indexOf("football.json")];
    const seasons = new Set([...txt.values()].map((record) => record.league.stageId));
    const missing = [...json.values()].filter(
      ({ league, event }) => seasons.has(league.stageId) && !txt.has(event.eventId),
    );
    expect(missing.map(({ where, title }) => `${where}: ${title}`)).toEqual([]);
  });

  it("contain the same World Cup matches as TXT and as CSV, with the same results", () => {
    const { common, differing } = compare("football.txt", "internationals");
    expect(common).toBe(64 + 64 + 104);
    expect(differing).toEqual([]);
  });

  it("have the same number of goals for each side of a World Cup match as TXT and as CSV", () => {
    const csv = indexOf("internationals");
    const goalIds = (record: Reported) =>
      record.timeline.flatMap(({ kind, id }) => (kind === "goal" ? [id] : [])).toSorted();
    const [common, differing]: [Reported[], string[]] = [[], []];
    for (const record of records.filter(({ file, event }) => file.endsWith("_full.txt") && event.result !== null)) {
      const other = csv.get(record.event.eventId);
      if (other === undefined || other.event.home.id !== record.event.home.id || !reports(other, "goal")) continue;
      common.push(record);
      if (goalIds(record).join() !== goalIds(other).join()) differing.push(record.where);
    }
    expect(common.length).toBeGreaterThan(150);
    expect(differing).toEqual([]);
  });

  it("describe World Cup matches in full: goals and kicks add up to the result, eleven of each side began, and there is one incident of information", () => {
    const full = records.filter(({ file, event }) => file.endsWith("_full.txt") && event.result !== null);
    expect(full.length).toBeGreaterThan(64 + 64 + 90);
    const lacking = full.filter((record) => {
      const { reported, due } = ends(record);
      const lineUps = record.timeline.flatMap((incident) => (incident.kind === "line-up" ? [incident.lineUp] : []));
      return (
        [reported.status, reported.score, reported.shootOut].join() !== [due.status, due.score, due.shootOut].join() ||
        lineUps.map(({ starters }) => starters.length).join() !== "11,11" ||
        countOf(record, "information") !== 1
      );
    });
    expect(lacking.map(({ where }) => where)).toEqual([]);
    const kicked = full.filter(({ event }) => event.result?.status === eventStatus.afterPenalties);
    expect(kicked.length).toBeGreaterThan(8);
    expect(kicked.filter((record) => countOf(record, "shoot-out") < 6)).toEqual([]);
  });

  it("add up to their results, each timeline with ids of its own in the order of time", () => {
    const reported = records.filter(({ event, timeline }) => timeline.length > 0 && event.result !== null);
    expect(reported.length).toBeGreaterThan(15_000);
    const wrong = reported.filter((record) => {
      const { timeline } = record;
      const ids = timeline.map(({ id }) => id);
      const isInOrder = timeline.every(
        ({ atSeconds }, index) => atSeconds >= (timeline[index - 1]?.atSeconds ?? atSeconds),
      );
      return ids.includes(undefined) || new Set(ids).size !== ids.length || !isInOrder || !ends(record).agrees;
    });
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  it("describe Wyscout's matches by their own data: events to the second, and results as in the CSV", () => {
    const wyscout = [...indexOf("wyscout").values()];
    const toTheSecond = wyscout.filter((record) => reports(record, "play"));
    expect([wyscout.length, toTheSecond.length]).toEqual([1941, 9]);
    const wrong = toTheSecond.filter((record) => {
      const { reported, due } = ends(record);
      return toEnd(reported) !== toEnd(due);
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
    const { common, differing } = compare("wyscout", "internationals");
    expect([common, differing]).toEqual([51 + 64, []]);
  });

  it("come ball by ball to what decided Cricsheet's matches", () => {
    const cricket = [...indexOf("cricsheet").values()].map((record) => fold(record, record.timeline));
    const statuses = cricket.map((state) => state.status);
    const count = (id: number) => statuses.filter((each) => each === id).length;
    expect([eventStatus.finished, eventStatus.afterExtraInnings, eventStatus.abandoned].map(count)).toEqual([24, 2, 1]);
    const won = cricket.filter(({ status: ended, notice }) => ended === eventStatus.finished && notice === undefined);
    expect(won.map(({ facts }) => facts?.winner)).toEqual(won.map(({ score }) => winnerByScore(score)));
  });

  it("are what the ingest API takes, incident by incident", () => {
    const reported = records.filter((record) => record.timeline.length > 0 && !isOldVersion(record));
    const refused = reported.flatMap(({ where, event, league, timeline }) => {
      const faults = [eventSchema.safeParse({ ...event, timeline }), leagueSchema.safeParse(league)];
      return faults.flatMap(({ error }) =>
        error === undefined
          ? []
          : [`${where}: ${error.issues[0]?.message ?? ""} at ${error.issues[0]?.path.join(".") ?? ""}`],
      );
    });
    expect(refused).toEqual([]);
  }, 120_000);

  it("hold hardly anything that is not understood: the known errors of the sources", () => {
    expect(records.length).toBeGreaterThan(60_000);
    expect(faults.get("unreadable")).toEqual([
      expect.stringContaining("2:0 (1:0)"),
      expect.stringContaining("Fri June 19"),
    ]);
    expect(faults.get("goals are not the result")).toBeUndefined();
  });
});
