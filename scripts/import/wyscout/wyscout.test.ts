import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { readWyscoutFiles } from "../formats.ts";
import { foldDetails } from "../../../workers/origin/src/ledger/match-details.ts";
import { parseNames, parseWyscout } from "./wyscout.ts";

type Json = Record<string, unknown>;
const team = (wyId: number, name: string, officialName = name, type = "club") => ({ wyId, name, officialName, type });
const person = (wyId: number, firstName: string, shortName: string, code2: string): Json => ({
  wyId,
  firstName,
  lastName: "Of Many Names",
  shortName,
  role: { code2 },
  passportArea: { name: "France", alpha2code: "FR" },
});
const names = parseNames(
  JSON.stringify([team(1, "PSG", "Paris Saint-Germain FC"), team(2, "Lille", "Lille OSC M\\u00e9tropole")]),
  JSON.stringify([
    person(11, "Zo\\u00e9 Anne", "Z. Zink", "GK"),
    person(12, "Ann", "A. Ames", "FW"),
    person(13, "Neymar", "Neymar", "MD"),
    person(21, "Eve", "E. Eden", "DF"),
    person(22, "Fay", "F. Fox", "FW"),
  ]),
);
const lined = (playerId: number, changes: Json = {}) => ({
  playerId,
  yellowCards: "0",
  redCards: "0",
  goals: "null",
  ...changes,
});
const side = (name: string, teamId: number, score: number, lineup: readonly Json[], changes: Json = {}): Json => ({
  side: name,
  teamId,
  score,
  scoreHT: 0,
  scoreET: 0,
  scoreP: 0,
  formation: { lineup, bench: [], substitutions: "null" },
  ...changes,
});
const aMatch = (changes: Json = {}): Json => ({
  wyId: 7,
  status: "Played",
  dateutc: "2017-10-22 19:00:00",
  gameweek: 10,
  duration: "Regular",
  venue: "Stade V\\u00e9lodrome",
  teamsData: {
    "2": side("away", 2, 1, [lined(21, { yellowCards: "30", redCards: "87" })]),
    "1": side("home", 1, 1, [lined(12), lined(11)], {
      formation: {
        lineup: [lined(12), lined(11)],
        bench: [lined(13)],
        substitutions: [{ playerIn: 13, playerOut: 12, minute: 91 }],
      },
    }),
  },
  ...changes,
});
let nextId = 1;
const event = (
  matchPeriod: string,
  eventSec: number,
  teamId: number,
  playerId: number,
  kind: string,
  ...tags: readonly number[]
): Json => {
  const [eventName, subEventName = ""] = kind.split("/");
  nextId += 1;
  return {
    id: nextId,
    eventName,
    subEventName,
    tags: tags.map((id) => ({ id })),
    playerId,
    teamId,
    matchPeriod,
    eventSec,
  };
};
const parsed = [
  event("1H", 1, 1, 12, "Pass/Simple pass", 1801),
  event("1H", 60, 2, 22, "Pass/Cross", 1801, 301),
  event("1H", 65, 2, 21, "Shot/Shot", 101, 403, 1801),
  event("1H", 66, 1, 11, "Save attempt/Reflexes", 101),
  event("1H", 2760, 1, 12, "Free Kick/Corner"),
  event("2H", 100, 2, 21, "Foul/Foul", 1702),
  event("2H", 2700, 2, 21, "Others on the ball/Touch", 102),
  event("2H", 2710, 1, 12, "Free Kick/Penalty", 1802),
  event("2H", 2880, 2, 21, "Foul/Protest", 1703),
];

function read(matches: readonly unknown[], events: readonly Json[] | null = null, competition = "France") {
  const { records, faults } = parseWyscout(JSON.stringify(matches), competition, names, () =>
    events === null ? null : JSON.stringify({ events }),
  );
  const [record] = records;
  if (record === undefined) return { faults, record: null };
  const schedule = { ...record.event, provider: "ingest", clockRate: 1 } as const;
  const after = (kind: string) =>
    record.timeline.flatMap((incident) => (incident.kind === kind ? [incident.atSeconds - schedule.startSeconds] : []));
  return {
    faults,
    record,
    after,
    state: foldTimeline(schedule, record.timeline),
    details: foldDetails(schedule, record.timeline),
  };
}

describe("a match of the Wyscout dataset", () => {
  it("adds up to its result through its events, to the second", () => {
    const { state, record, after, faults } = read([aMatch()], parsed);
    expect(faults).toEqual([]);
    expect(state).toMatchObject({
      status: eventStatus.finished,
      score: [1, 1],
      periods: [
        [0, 1],
        [1, 0],
      ],
      redCards: [0, 1],
    });
    // The first half lasts 2760 s, the break 15 minutes.
    expect(after?.("goal")).toEqual([65, 2760 + 900 + 2700]);
    expect(record?.league).toMatchObject({ name: "Ligue 1", season: "2017-18" });
    expect(record?.event).toMatchObject({
      home: { name: "PSG" },
      away: { name: "Lille" },
      timeKnown: true,
      round: "10",
    });
  });

  it("keeps where and how shots were taken and after what, and none where the source has no place", () => {
    const places: Readonly<Record<number, object>> = { 1: { x: 88, y: 9 }, 2: { x: 92, y: 44 }, 7: { x: 92, y: 44 } };
    const placed = parsed.map((each, index) =>
      places[index] === undefined ? each : { ...each, positions: [places[index]] },
    );
    const shots = read([aMatch()], placed).record?.timeline.flatMap((incident) =>
      "shot" in incident ? [[incident.kind, incident.shot]] : [],
    );
    expect(shots).toEqual([
      [
        "goal",
        {
          x: 92,
          y: 44,
          body: "head",
          situation: "open-play",
          previous: { action: "cross", from: { x: 88, y: 9 }, seconds: 5 },
        },
      ],
      ["play", { x: 92, y: 44, body: "foot", situation: "penalty" }],
    ]);
    expect(read([aMatch()], parsed).record?.timeline.some((incident) => "shot" in incident)).toBe(false);
  });

  it("turns the place around of what the other side did before a shot, and knows nothing of a foul or of long ago", () => {
    const shotAfter = (eventSec: number, teamId: number, kind: string) => {
      const before = { ...event("1H", eventSec, teamId, 12, kind), positions: [{ x: 8, y: 60 }] };
      const shot = { ...event("1H", 65, 2, 21, "Shot/Shot", 101), positions: [{ x: 92, y: 44 }] };
      const [found] =
        read([aMatch()], [before, shot, ...parsed.slice(3)]).record?.timeline.flatMap((incident) =>
          "shot" in incident ? [incident.shot] : [],
        ) ?? [];
      return found?.previous;
    };
    expect(shotAfter(63, 1, "Others on the ball/Clearance")).toEqual({
      action: "clearance",
      from: { x: 92, y: 40 },
      seconds: 2,
    });
    expect(shotAfter(63, 1, "Foul/Foul")).toBeUndefined();
    expect(shotAfter(4, 1, "Others on the ball/Clearance")).toBeUndefined();
  });

  it("reads goals from their tags: how, by whom, after whose pass, and own goals for the other side", () => {
    const goals = read([aMatch()], parsed).record?.timeline.filter(({ kind }) => kind === "goal");
    expect(goals).toMatchObject([
      {
        id: "goal-2-1",
        side: 2,
        minute: "2",
        how: "header",
        player: { name: "Eve Eden" },
        assist: { name: "Fay Fox" },
      },
      { id: "goal-1-1", side: 1, minute: "90+1", how: "own-goal", player: { name: "Eve Eden" } },
    ]);
  });

  it("counts what is reported one by one and what is only counted", () => {
    const figures = read([aMatch()], parsed).details?.figures ?? [];
    const whole = new Map(
      figures.filter(({ period }) => period === 0).map(({ type, home, away }) => [type, `${home}:${away}`]),
    );
    // Corners, fouls and cards; passes, crosses and possession.
    expect([16, 21, 23, 22, 342, 433, 12].map((type) => whole.get(type))).toEqual([
      "1:0",
      "0:1",
      "0:1",
      "0:1",
      "1:1",
      "0:1",
      "50%:50%",
    ]);
  });

  it("has line-ups by line, common names, substitutions in stoppage time and the penalty that was missed", () => {
    const { details, record } = read([aMatch()], parsed);
    expect(details?.lineUps[0]).toMatchObject({
      starters: [
        { name: "Zoé Zink", role: "goalkeeper", line: 0, countryKey: "FR" },
        { name: "Ann Ames", line: 3 },
      ],
      bench: [{ name: "Neymar" }],
    });
    expect(details?.information).toEqual({ venue: "Stade Vélodrome" });
    expect(record?.timeline.filter(({ kind }) => kind === "substitution" || kind === "missed-penalty")).toMatchObject([
      { kind: "missed-penalty", minute: "90+1" },
      { kind: "substitution", minute: "90+1", off: { name: "Ann Ames" }, on: { name: "Neymar" } },
    ]);
  });

  it("keeps its result, and says so, where the goals are not it", () => {
    const { record, faults } = read([aMatch()], parsed.slice(3));
    expect(faults).toMatchObject([{ position: "matches[0]", kind: "goals are not the result" }]);
    expect(record?.event.result?.fullTime).toEqual([1, 1]);
    const kinds = new Set(record?.timeline.map(({ kind }) => kind));
    expect([kinds.has("goal"), kinds.has("status"), kinds.has("card")]).toEqual([false, false, true]);
  });

  it("has cards and substitutions by their minutes where there are no events", () => {
    const { record } = read([aMatch()]);
    expect(record?.timeline.filter(({ kind }) => kind === "card")).toMatchObject([
      { minute: "30", colour: "yellow" },
      { minute: "87", colour: "second-yellow" },
    ]);
  });

  it("goes through extra time to the kicks", () => {
    const score = { scoreET: 1, scoreP: 1 };
    const teamsData = {
      "1": side("home", 1, 1, [], { ...score, scoreHT: 1 }),
      "2": side("away", 2, 1, [], { ...score, scoreP: 0 }),
    };
    const kicks = [
      event("E2", 10, 1, 12, "Pass/Simple pass"),
      event("P", 60, 1, 12, "Free Kick/Penalty", 101),
      event("P", 100, 2, 21, "Free Kick/Penalty"),
    ];
    const goals = [
      event("1H", 5, 1, 12, "Shot/Shot", 101),
      event("2H", 5, 2, 21, "Shot/Shot", 101),
      event("E1", 5, 2, 21, "Offside/"),
    ];
    const { state, faults } = read([aMatch({ duration: "Penalties", teamsData })], [...goals, ...kicks]);
    expect(faults).toEqual([]);
    expect(state).toMatchObject({
      status: eventStatus.afterPenalties,
      score: [1, 1],
      shootOut: [1, 0],
      fullTime: [1, 1],
    });
  });

  it("names a broken record by its position and takes the rest", () => {
    const unknown = aMatch({ teamsData: { "1": side("home", 1, 0, []), "3": side("away", 3, 0, []) } });
    const { record, faults } = read([{ wyId: "x" }, unknown, aMatch({ dateutc: "never" }), aMatch()]);
    expect(record?.where).toBe("matches[3]");
    expect(faults.map(({ position }) => position)).toEqual(["matches[0]", "matches[1]", "matches[2]"]);
  });

  it.each([
    ["France", "{"],
    ["France", "{}"],
    ["Atlantis", "[]"],
  ])("is none in a file that is none: %s %s", (competition, text) => {
    expect(parseWyscout(text, competition, names, () => null)).toMatchObject({
      records: [],
      faults: [{ position: "file" }],
    });
  });
});

describe("an archive of matches", () => {
  it.each([
    ["holds no matches", zipSync({ "teams.json": strToU8("[]") })],
    ["is no ZIP archive", strToU8("PK\u0003\u0004 matches_France.json, cut off")],
  ])("is a file that is not understood where it %s", async (reason, bytes) => {
    const folder = mkdtempSync(join(tmpdir(), "tribune-"));
    writeFileSync(join(folder, "matches.zip"), bytes);
    const items = readWyscoutFiles(join(folder, "matches.zip"));
    const { value } = await items.next();
    expect(value).toMatchObject({ kind: "fault", reason, faultKind: "file not understood" });
    expect((await items.next()).done).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
