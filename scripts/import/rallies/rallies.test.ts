import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { eventSchema } from "../../../shared/ingest/event-schema.ts";
import { parseDvw } from "./dvw.ts";
import type { RallyMatch } from "./rally-match.ts";
import { toRallyRecord } from "./rally-record.ts";
import { parseShuttleMatch } from "./shuttleset.ts";
import { parseVsm } from "./vsm.ts";

const recordOf = (match: RallyMatch | string) => (typeof match === "string" ? match : toRallyRecord(match, "here"));

function foldOf(match: RallyMatch | string) {
  const record = recordOf(match);
  if (typeof record === "string") return record;
  const {
    status: ended,
    score,
    periods,
  } = foldTimeline({ ...record.event, provider: "ingest", clockRate: 1 }, record.timeline);
  return { ended, score, periods };
}

/** Writes a scout file in which the sets end with the scores `sets`: points alternate up to the loser's score, then the winner scores. */
function toDvw(date: string, sets: readonly (readonly [home: number, away: number])[], time = "20.30.00"): string {
  let second = 0;
  const clock = () => {
    second += 30;
    const total = 20 * 3600 + 30 * 60 + second;
    return [Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60]
      .map((period) => String(period).padStart(2, "0"))
      .join(".");
  };
  const rows = sets.flatMap(([home, away], index) => {
    const winner = home > away ? "*" : "a";
    const rallies: string[] = [];
    const score = [0, 0];
    const add = (mark: string) => {
      const at = mark === "*" ? 0 : 1;
      score[at] = (score[at] ?? 0) + 1;
      const text = score.map((points) => String(points).padStart(2, "0")).join(":");
      rallies.push(`${mark}07AT#X6;;;;;;;${clock()};${index + 1};`, `${mark}p${text};;;;;;;${clock()};${index + 1};`);
    };
    for (let point = 0; point < Math.min(home, away); point += 1) for (const mark of ["*", "a"]) add(mark);
    while (Math.max(...score) < Math.max(home, away)) add(winner);
    return [...rallies, `**${index + 1}set;;;;;;;${clock()};${index + 1};`];
  });
  return [
    "[3DATAVOLLEYSCOUT]",
    "[3MATCH]",
    `${date};${time};2018/2019;Plus Liga 2018/2019 - Phase;Round 3;;`,
    "[3TEAMS]",
    "1436;Katowice;3;Gruszka Piotr;;",
    "1441;Będzin;0;Siewiorek Emil;;",
    "[3PLAYERS-H]",
    "0;07;1;1;6;4;5;6;516;Krulicki;Bartłomiej;;;4;;",
    "0;3;3;*;;;;;29752;Woch;Dawid;;L;4;;",
    "[3SCOUT]",
    ...rows,
  ].join("\r\n");
}

const wonInThree = [
  [25, 20],
  [27, 25],
  [25, 0],
] as const;

describe("a DataVolley file", () => {
  it("becomes a match with the points of every set, its players and its clock", () => {
    const record = recordOf(parseDvw(toDvw("21/04/2018", wonInThree), "final.dvw"));
    if (typeof record === "string") throw new Error(record);
    expect(eventSchema.safeParse(record.event).error).toBeUndefined();
    expect(record.league).toMatchObject({ name: "Plus Liga", season: "2018-19", sportId: 12 });
    expect(record.event).toMatchObject({ startSeconds: Date.UTC(2018, 3, 21, 20, 30) / 1000, round: "Round 3" });
    expect(foldOf(parseDvw(toDvw("21/04/2018", wonInThree), "final.dvw"))).toEqual({
      ended: eventStatus.finished,
      score: [3, 0],
      periods: wonInThree,
    });
    const [lineUp, begin, first] = record.timeline;
    expect(lineUp).toMatchObject({
      kind: "line-up",
      lineUp: { starters: [{ name: "Bartłomiej Krulicki", shirt: "7" }], bench: [{ role: "libero" }] },
    });
    expect(begin).toMatchObject({ kind: "status", status: eventStatus.set1 });
    expect(first).toMatchObject({ kind: "points", side: 1, how: "attack", player: { name: "Bartłomiej Krulicki" } });
  });

  it.each([
    ["21/04/2018", "final.dvw", Date.UTC(2018, 3, 21)],
    ["03/21/2019", "final.dvw", Date.UTC(2019, 2, 21)],
    ["03/01/2019", "190301_a_b.dvw", Date.UTC(2019, 2, 1)],
    ["03/01/2019", "a_b.dvw", Date.UTC(2019, 0, 3)],
  ])("says its day as %s, which %s helps to read", (date, file, atMs) => {
    const match = parseDvw(toDvw(date, wonInThree), file);
    expect(typeof match === "string" ? match : match.startSeconds - 20.5 * 3600).toBe(atMs / 1000);
  });

  it("goes on past midnight", () => {
    const match = parseDvw(
      toDvw("21/04/2018", wonInThree)
        .replaceAll(/;20\.(\d\d)\./g, ";23.$1.")
        .replaceAll(/;21\.(\d\d)\./g, ";00.$1."),
      "final.dvw",
    );
    if (typeof match === "string") throw new Error(match);
    const times = match.sets.flatMap(({ events }) => events.map(({ atSeconds }) => atSeconds));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(4 * 3600);
  });

  it.each([
    ["set 1 ends at 24-20", toDvw("21/04/2018", [[24, 20]])],
    ["the match ends at 1-0 sets", toDvw("21/04/2018", [[25, 20]])],
    ["rally 3 of set 1 goes from 1-1 to 7-1", toDvw("21/04/2018", wonInThree).replace("*p02:01", "*p07:01")],
    ["is not a day", toDvw("32/13/2018", wonInThree)],
    ["a team is missing", toDvw("21/04/2018", wonInThree).replace("Katowice", " ")],
    ["there is no rally", toDvw("21/04/2018", [])],
  ])("is left out where it cannot be true: %s", (words, text) => {
    expect(foldOf(parseDvw(text, "x.dvw"))).toContain(words);
  });
});

const shuttleRow = {
  winner: "AN Seyoung",
  loser: "CHEN Yufei",
  tournament: "Open",
  round: "Finals",
  year: "2022.0",
  month: "4",
  day: "9",
};

/** The winner's set to 21; rows of two strokes a rally, the score on both. */
function toStrokes(minute: number, loserPoints: number): string {
  const rows = ["\uFEFFrally,ball_round,time,roundscore_A,roundscore_B,getpoint_player"];
  for (let rally = 1; rally <= 21 + loserPoints; rally += 1) {
    const lost = Math.min(rally, loserPoints);
    for (const stroke of [1, 2]) {
      const time = `00:${String(minute + Math.floor(rally / 3)).padStart(2, "0")}:${String((rally % 3) * 20 + stroke).padStart(2, "0")}`;
      rows.push(`${rally},${stroke},${time},${rally - lost}.0,${lost},`);
    }
  }
  return rows.join("\n");
}

describe("a match of ShuttleSet", () => {
  it("follows the score after each rally, whoever is named as its winner", () => {
    expect(foldOf(parseShuttleMatch(shuttleRow, [toStrokes(5, 12), toStrokes(30, 0)]))).toEqual({
      ended: eventStatus.finished,
      score: [2, 0],
      periods: [
        [21, 12],
        [21, 0],
      ],
    });
  });

  it("runs on the recording's clock from noon of its day", () => {
    const match = parseShuttleMatch(shuttleRow, [toStrokes(5, 12), toStrokes(30, 0)]);
    if (typeof match === "string") throw new Error(match);
    expect(match.startSeconds).toBe(Date.UTC(2022, 3, 9, 12) / 1000);
    expect(match.sets[1]?.startSeconds).toBe(match.startSeconds + 25 * 60);
  });

  it.each([
    ["set 1 ends at 0-10", [toStrokes(5, 12).split("\n").slice(0, 20).join("\n"), toStrokes(30, 0)]],
    ["rally 2 of set 1 goes from 0-1 to 0-3", [toStrokes(5, 12).replaceAll(",0.0,2,", ",0.0,3,"), toStrokes(30, 0)]],
    ["has no score", [toStrokes(5, 12).replaceAll(",0.0,2,", ",,2,"), toStrokes(30, 0)]],
    ["there is no set", []],
  ])("is left out where its points have gaps: %s", (words, texts) => {
    expect(foldOf(parseShuttleMatch(shuttleRow, texts))).toContain(words);
  });
});

/** Home wins every rally of every set. */
function toVsm(change: (text: string) => string = (text) => text): string {
  const players = [
    { shirtNumber: 1, firstName: "Ana", lastName: "Ruiz" },
    { shirtNumber: 6, firstName: "Eva", lastName: "Cruz" },
  ];
  const team = (name: string) => ({ name, libero: [1], players });
  const sets = [1, 2, 3].map((set) => ({
    startingLineup: { home: { positions: { 1: 6 } }, away: { positions: { 1: 6 } } },
    events: Array.from({ length: 25 }, (_, index) => ({
      score: { home: index + 1, away: 0 },
      exchange: {
        point: "*",
        plays: [{ team: "*", player: "06", skill: "S", effect: "#", time: set * 10_000 + index * 250 }],
      },
    })),
  }));
  const file = {
    startDate: "2022-08-23T22:22:08.798Z",
    team: { home: team("Cuba"), away: team("Nicaragua") },
    scout: { sets },
  };
  return change(JSON.stringify(file));
}

describe("a VolleyStation file", () => {
  it("becomes a match whose rallies keep the recording's pace", () => {
    const match = parseVsm(toVsm());
    if (typeof match === "string") throw new Error(match);
    expect(foldOf(match)).toMatchObject({ score: [3, 0] });
    const [first, second] = match.sets[0]?.events ?? [];
    expect((second?.atSeconds ?? 0) - (first?.atSeconds ?? 0)).toBe(25);
    expect(first).toMatchObject({ how: "ace", shirt: "6" });
  });

  it("gives the point to the side whose score went up, where another one is named", () => {
    expect(foldOf(parseVsm(toVsm((text) => text.replace('"point":"*"', '"point":"a"'))))).toMatchObject({
      score: [3, 0],
    });
  });

  it.each([
    ["is not JSON", "{"],
    ["/startDate", toVsm((text) => text.replace("2022-08", "then"))],
    ["/team/home/name", toVsm((text) => text.replace("Cuba", " "))],
    ["rally 2 of set 1", toVsm((text) => text.replace('"home":2,', '"home":5,'))],
  ])("is left out where it is broken, and says where: %s", (words, text) => {
    expect(foldOf(parseVsm(text))).toContain(words);
  });
});
