import { describe, expect, it } from "vitest";
import { summarySection } from "../../../../../../shared/wire/sections/summary-section.ts";
import { eventStatus } from "../../../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";
import { aMatch, aPlayer, enter, facts, fullTimeline, goal, points } from "../match-context.fixture.ts";
import { summaryBody } from "./summary-body.ts";

const rowsOf = (match: Parameters<typeof summaryBody>[0]) => summarySection.decode(summaryBody(match)).rows;
const incidentsOf = (match: Parameters<typeof summaryBody>[0]) =>
  rowsOf(match).flatMap((row) => (row.kind === "incident" ? [row] : []));
const typesOf = (match: Parameters<typeof summaryBody>[0]) =>
  incidentsOf(match).map(({ groups }) => groups.map(({ type }) => type));

describe("the summary of a match", () => {
  it("has each half with its own score, and the incidents of it behind", () => {
    const rows = rowsOf(aMatch(fullTimeline));
    const periods = rows.flatMap((row) => (row.kind === "period" ? [[row.fields.label, row.groups]] : []));
    expect(periods).toEqual([
      ["1st Half", [{ home: "1", away: "1" }]],
      ["2nd Half", [{ home: "1", away: "0" }]],
    ]);
    expect(rows.map(({ kind }) => kind).indexOf("incident")).toBe(1);
  });

  it("gives each incident the codes that clients of the format know", () => {
    expect(typesOf(aMatch(fullTimeline))).toEqual([[3, 8], [1], [10], [6, 7], [4], [9], [11], [9], [1, 2]]);
  });

  it("says who scored, who assisted, when, and what the score was after", () => {
    const [first, , penalty] = incidentsOf(aMatch(fullTimeline));
    expect(first).toMatchObject({
      fields: { id: expect.stringMatching(/^[0-9A-Za-z]{8}$/), side: 1, minute: "12'" },
      groups: [
        { type: 3, homeScore: "1", awayScore: "0", playerName: "Back H.", playerId: "1phoback", label: "Goal" },
        { type: 8, playerName: "Ho Bench", label: "Assistance" },
      ],
    });
    expect(penalty).toMatchObject({
      fields: { minute: "45+1'", addedMinute: 1 },
      groups: [{ homeScore: "1", awayScore: "1" }],
    });
  });

  it("describes a goal that was taken back as the decision, with its reason and without a score", () => {
    const review = incidentsOf(aMatch(fullTimeline)).find(({ fields }) => fields.minute === "70'");
    expect(review?.groups).toEqual([
      expect.objectContaining({ type: 9, reasonCode: "offside", reason: "Goal disallowed - offside" }),
    ]);
    expect(review?.groups[0]).not.toHaveProperty("homeScore");
  });

  it("names referee, ground and crowd, the stations, and bookmakers by id alone", () => {
    const rows = rowsOf(aMatch(fullTimeline));
    const information = rows.find(({ kind }) => kind === "information");
    expect(information).toMatchObject({
      fields: { name: "REF", value: "Noir A." },
      groups: [
        { name: "RCO" },
        { name: "RTY", value: "23" },
        { name: "RCC", value: "Fra" },
        { name: "VEN", value: "Bollaert" },
        { name: "TWN", value: "Lens" },
        { name: "ATT", value: "37 127" },
        { name: "CAP", value: "38 223" },
        { name: "TIF", value: "Weather: Rain", channels: "Canal" },
      ],
    });
    expect(rows.find(({ kind }) => kind === "channelList")?.fields).toEqual({ stations: "Canal", bookmakers: "1" });
  });

  it("puts a penalty and its kick in one row, and leaves no player's cell out", () => {
    const awarded = { kind: "play", side: 2, play: "penalty-awarded", minute: "20" } as const;
    const match = aMatch([
      enter(eventStatus.firstHalf),
      awarded,
      { kind: "card", side: 1, colour: "yellow", minute: "20" },
      { kind: "missed-penalty", side: 2, minute: "21" },
      awarded,
    ]);
    expect(typesOf(match)).toEqual([[5, 11], [1], [5]]);
    const nobody = { playerName: null, playerPath: null, playerId: null, comment: null };
    for (const { groups } of incidentsOf(match)) for (const group of groups) expect(group).toMatchObject(nobody);
    expect(summaryBody(match)).toContain("IE÷1¬IF÷¬IU÷¬ICT÷¬IK÷Yellow Card¬IM÷¬~");
  });

  it("speaks French", () => {
    const body = summaryBody(aMatch(fullTimeline, { lang: "fr" }));
    for (const label of ["1re mi-temps", "But", "Passe décisive", "Carton jaune", "But refusé - hors-jeu"]) {
      expect(body).toContain(`÷${label}¬`);
    }
  });

  it("shows a set with its games, its tie-break and its length", () => {
    const games = Array.from({ length: 13 }, (_, index) => points(index % 2 === 0 ? 1 : 2, 1));
    const tieBreak = facts({ homeTieBreak1: 7, awayTieBreak1: 4 });
    const timeline = [enter(eventStatus.set1), ...games, tieBreak, { kind: "period-won", side: 1 } as const];
    const [set] = rowsOf(aMatch(timeline, { sportId: sportIds.tennis }));
    expect(set).toEqual({
      kind: "period",
      fields: { label: "Set 1" },
      groups: [
        { home: "7", away: "6" },
        { home: "7", away: "4", length1: "0:15" },
      ],
    });
  });

  it("gives a try the code that rugby's clients know, so that none counts it as a goal", () => {
    const scored = { kind: "points", side: 1, value: 5, minute: "10", how: "try", player: aPlayer("Dupont") } as const;
    const [row] = incidentsOf(aMatch([enter(eventStatus.firstHalf), scored], { sportId: sportIds["rugby-union"] }));
    expect(row?.groups).toEqual([expect.objectContaining({ type: 206, label: "Try", homeScore: "5" })]);
  });

  it("calls no goal what counts one beside scores that count more", () => {
    const typeOf = (sportId: number, how?: "behind" | "extra-point" | "seven-metre") => {
      const scored = {
        kind: "points",
        side: 1,
        value: 1,
        minute: "10",
        ...(how === undefined ? {} : { how }),
      } as const;
      return typesOf(aMatch([enter(eventStatus.firstHalf), scored], { sportId })).flat()[0];
    };
    const goalType = typeOf(sportIds.handball);
    expect(typeOf(sportIds.handball, "seven-metre")).toBe(goalType);
    expect(typeOf(sportIds["aussie-rules"], "behind")).not.toBe(goalType);
    expect(typeOf(sportIds["american-football"], "extra-point")).not.toBe(goalType);
  });

  it("calls a run or a lone point no goal", () => {
    const labelIn = (sportId: number) => {
      const scored = { kind: "points", side: 1, value: 1 } as const;
      return incidentsOf(aMatch([enter(eventStatus.inning1), scored], { sportId }))[0]?.groups[0]?.label;
    };
    expect([sportIds.baseball, sportIds["american-football"], sportIds.handball].map(labelIn)).toEqual([
      "Points",
      "Points",
      "Goal",
    ]);
  });

  it("says how long a suspension is where it is two minutes, and not where it is not", () => {
    const labelIn = (sportId: number) => {
      const suspended = { kind: "play", play: "suspension", side: 1, minute: "10" } as const;
      return incidentsOf(aMatch([enter(eventStatus.firstHalf), suspended], { sportId }))[0]?.groups[0]?.label;
    };
    expect(labelIn(sportIds.handball)).toBe("2-minute suspension");
    expect(labelIn(sportIds.hockey)).toBe("2-minute penalty");
    expect(labelIn(sportIds["water-polo"])).toBe("Suspension");
  });

  it("puts the kicks of a shoot-out behind everything else, with their own score", () => {
    const kicks = [true, false].map(
      (scored, index) => ({ kind: "shoot-out", side: index === 0 ? 1 : 2, scored }) as const,
    );
    const match = aMatch([
      enter(eventStatus.firstHalf),
      enter(eventStatus.penalties),
      ...kicks,
      enter(eventStatus.afterPenalties),
    ]);
    expect(rowsOf(match).at(-3)).toMatchObject({ fields: { label: "Penalties" }, groups: [{ home: "1", away: "0" }] });
    expect(typesOf(match)).toEqual([[10], [11]]);
  });

  it("puts goals that came without whistles into their halves", () => {
    const match = aMatch([goal(1, "45+2"), goal(2, "46")]);
    const labels = rowsOf(match).map((row) => (row.kind === "period" ? row.fields.label : row.kind));
    expect(labels).toEqual(["1st Half", "incident", "2nd Half", "incident"]);
  });

  const periodsOf = (match: Parameters<typeof summaryBody>[0]) =>
    rowsOf(match).flatMap((row) => (row.kind === "period" ? [row.fields.label] : []));
  const corrected = (...periods: readonly (readonly [number, number])[]) =>
    ({ kind: "correction", score: [1, 0], periods }) as const;

  it("names a part that no whistle began by its number, not by how the match ended", () => {
    const ended = (sportId: number, status: number, ...periods: readonly (readonly [number, number])[]) =>
      periodsOf(aMatch([corrected(...periods), enter(status)], { sportId })).at(-1);
    expect(ended(sportIds.tennis, eventStatus.retired, [7, 6], [2, 1])).toBe("Set 2");
    expect(ended(sportIds.handball, eventStatus.abandoned, [12, 10])).toBe("1st Half");
    const quarters = [1, 2, 3, 4, 5].map((points) => [points, 0] as const);
    expect(ended(sportIds.basketball, eventStatus.afterExtraTime, ...quarters)).toBe("Overtime");
  });

  it.each(["walkover", "cancelled", "postponed"] as const)(
    "has no frame of a match that was not played: %s",
    (name) => {
      for (const sportId of [sportIds.snooker, sportIds.boxing, sportIds.darts])
        expect(periodsOf(aMatch([enter(eventStatus[name]), facts({ winner: 2 })], { sportId }))).toEqual([]);
    },
  );

  it("[C5.04] is empty before anything is known", () => {
    expect(summaryBody(aMatch([]))).toBe("0");
  });
});
