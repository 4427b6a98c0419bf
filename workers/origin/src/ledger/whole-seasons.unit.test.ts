import { describe, expect, it } from "vitest";
import { dayNumber } from "../../../../shared/basics/day.ts";
import type { Provider } from "../../../../shared/timeline/provider.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import {
  add,
  aGame,
  aLeague,
  aProvider,
  at,
  aTeam,
  days,
  goal,
  hours,
  idsOf,
  openLedger,
  posted,
  saturday,
  status,
  wire,
} from "../../test/ledger-in-node.ts";
import type { LedgerContext } from "./ledger-context.ts";
import { advance } from "./advance.ts";
import { withSeasons } from "./whole-seasons.ts";

describe("a ledger with whole seasons", () => {
  const script = [status(0, eventStatus.firstHalf), goal("g", 5), status(100, eventStatus.finished)];
  const long = (id: string, weeks: number, changes: Partial<Schedule> = {}) => ({
    schedule: aGame(id, { startSeconds: saturday + weeks * 7 * days, home: aTeam("club"), ...changes }),
    script: script.map((incident) => ({ ...incident, atSeconds: incident.atSeconds + weeks * 7 * days })),
  });
  const season = [
    long("past", -9),
    long("held", 0, { seriesId: "series00" }),
    long("future", 9, { seriesId: "series00" }),
  ];
  const archived = aLeague({ stageId: "1Past000", season: "2027-28" });
  const provider = () => aProvider(season, { seasons: (id) => (id === "1Tourn00" ? [aLeague(), archived] : []) });
  const open = (...others: Parameters<typeof openLedger>[0] & object) => {
    const ledger = openLedger([...others, provider()]);
    advance(ledger, at(10));
    return { ledger, ...withSeasons(ledger, () => at(10)) };
  };

  it("has games that the ledger does not hold, as far as they are: over, or still to come", () => {
    const { ledger, events } = open();
    expect(idsOf(ledger.events.eventsOfStage("1Stage00"))).toEqual(["held"]);
    const games = events.eventsOfStage("1Stage00");
    expect(games.map(({ state }) => [state.schedule.eventId, state.score])).toEqual([
      ["past", [1, 0]],
      ["held", [1, 0]],
      ["future", null],
    ]);
    expect(games.map(({ cursor, dueSeconds }) => [cursor > 0, dueSeconds])).toEqual([
      [true, null],
      [true, at(100)],
      [false, null],
    ]);
    expect(games[0]?.latestSeconds).toBe(saturday - 63 * days);
  });

  it("finds each game by its id, and then its league", () => {
    const far = aLeague({ stageId: "1Far0000" });
    const away = aProvider([
      { schedule: aGame("far", { leagueStageId: "1Far0000", startSeconds: saturday + 90 * days }), league: far },
    ]);
    const ledger = openLedger([away]);
    const { events } = withSeasons(ledger, () => saturday);
    expect(events.league("1Far0000")).toBeNull();
    expect(events.event("far")).toMatchObject({ cursor: 0, state: { score: null } });
    expect(events.league("1Far0000")?.stageId).toBe("1Far0000");
    expect([events.event("none"), events.league("1None000")]).toEqual([null, null]);
    expect(events.statusStart("1Far0000")).toBe(saturday + 90 * days);
  });

  it("plays a game of the past with its script, as its page shows it", () => {
    const { events } = open();
    expect(events.event("past")).toMatchObject({
      cursor: 3,
      dueSeconds: null,
      state: { status: eventStatus.finished },
    });
  });

  it("lists a club's games of its whole season, in the span that is asked for", () => {
    const { events } = open();
    expect(idsOf(events.eventsOfParticipant("club", 0, Infinity))).toEqual(["past", "held", "future"]);
    expect(idsOf(events.eventsOfParticipant("club", saturday, saturday + 63 * days))).toEqual(["held"]);
    expect(idsOf(events.eventsOfParticipant("club", saturday + 1, saturday + 64 * days))).toEqual(["future"]);
    expect(events.eventsOfParticipant("nobody", 0, Infinity)).toEqual([]);
  });

  const whole = { first: dayNumber(saturday, 0) - 80, last: dayNumber(saturday, 0) + 80 };
  const listed = (changes: Partial<Provider> = {}) => ({
    ...provider(),
    days: () => whole,
    tournaments: () => ["1Tourn00"],
    ...changes,
  });
  const viewOf = (ledger: LedgerContext) => withSeasons(ledger, () => at(10)).events;
  const idsOn = ({ eventsBetween }: LedgerContext["events"], weeks: number) =>
    idsOf(eventsBetween(saturday + weeks * 7 * days - hours, saturday + weeks * 7 * days + hours));

  it("lists any day of its providers, past and to come, with the state of its games", () => {
    const ledger = openLedger([listed()]);
    advance(ledger, at(10));
    const events = viewOf(ledger);
    expect([-9, -1, 0, 1, 9].map((weeks) => idsOn(events, weeks))).toEqual([["past"], [], ["held"], [], ["future"]]);
    const [past] = events.eventsBetween(saturday - 63 * days, saturday - 63 * days + 1);
    expect(past?.state).toMatchObject({ status: eventStatus.finished, score: [1, 0] });
    // A span ends before its last second, and an event that begins just outside is of another day.
    expect(events.eventsBetween(saturday - 64 * days, saturday - 63 * days)).toEqual([]);
    expect(events.league("1Stage00")?.stageId).toBe("1Stage00");
  });

  it("lists no far day beyond the first and the last of a provider, no friendly, and no replaced season", () => {
    const short = { first: whole.first + 30, last: whole.last - 30 };
    for (const changes of [{ days: () => short }, { days: () => null }, { tournaments: () => [] }]) {
      const events = viewOf(openLedger([listed(changes)]));
      expect([idsOn(events, -9), idsOn(events, 9)]).toEqual([[], []]);
    }
    // What the ledger has of its own days counts, even if it has nothing.
    expect(idsOn(viewOf(openLedger([listed()])), 0)).toEqual([]);
    const replaced = openLedger([wire, listed()]);
    add(replaced, posted("real", { startSeconds: saturday - 20 * days }));
    expect(idsOn(viewOf(replaced), -9)).toEqual([]);
    expect(idsOf(viewOf(replaced).eventsBetween(saturday - 21 * days, saturday))).toEqual(["real"]);
  });

  it("keeps an event of several days in the lists of all of its days, however far", () => {
    const startSeconds = saturday - 63 * days;
    const tour = { schedule: aGame("tour", { startSeconds, endSeconds: startSeconds + 3 * days }) };
    const long = aProvider([tour], { days: () => whole, tournaments: () => ["1Tourn00"] });
    const { eventsThrough } = viewOf(openLedger([long]));
    const through = [0, 1, 3, 4].map((later) => idsOf(eventsThrough(startSeconds + later * days)));
    expect(through).toEqual([[], ["tour"], ["tour"], []]);
  });

  it("lists a series, and says when a season began", () => {
    const { ledger, events } = open();
    expect(idsOf(events.eventsOfSeries("series00"))).toEqual(["held", "future"]);
    expect(events.eventsOfSeries("none")).toEqual([]);
    expect([events.statusStart("1Stage00"), ledger.events.statusStart("1Stage00")]).toEqual([
      saturday - 63 * days,
      saturday,
    ]);
    expect(events.statusStart("none")).toBeNull();
  });

  it("names the seasons of a tournament, each stage once, also those that it does not hold", () => {
    const { events } = open();
    expect(events.leaguesOfTournament("1Tourn00").map(({ stageId }) => stageId)).toEqual(["1Stage00", "1Past000"]);
    expect(events.league("1Past000")?.season).toBe("2027-28");
    expect(events.leaguesOfTournament("none")).toEqual([]);
  });

  it("has no simulated season where real games of the tournament fall into it, and one where they do not", () => {
    const real = (startSeconds: number) =>
      aProvider(
        [
          {
            schedule: aGame("real", { provider: "wire", leagueStageId: "1Real000", startSeconds }),
            league: aLeague({ stageId: "1Real000" }),
          },
        ],
        {
          id: "wire",
          origin: "real",
        },
      );
    const within = open(real(saturday + days)).events;
    expect(idsOf(within.eventsOfStage("1Stage00"))).toEqual([]);
    expect([within.event("past"), idsOf(within.eventsOfSeries("series00"))]).toEqual([null, []]);
    expect(idsOf(within.eventsOfParticipant("club", 0, Infinity))).toEqual([]);
    const outside = openLedger([wire, provider()]);
    add(outside, posted("real", { startSeconds: saturday - 200 * days }));
    const { events } = withSeasons(outside, () => at(10));
    expect(idsOf(events.eventsOfStage("1Stage00"))).toContain("past");
    expect(idsOf(events.eventsOfParticipant("club", 0, Infinity))).toContain("past");
  });

  it("works a season out once a day, and a settled game once", () => {
    let [seasons, states] = [0, 0];
    const counted = provider();
    const ledger = openLedger([
      {
        ...counted,
        season: (league, nowSeconds) => ((seasons += 1), counted.season(league, nowSeconds)),
        stateAt: (schedule, nowSeconds) => ((states += 1), counted.stateAt(schedule, nowSeconds)),
      },
    ]);
    ledger.events.putLeague(aLeague());
    let nowSeconds = at(10);
    const { events } = withSeasons(ledger, () => nowSeconds);
    events.eventsOfStage("1Stage00");
    expect([seasons, states]).toEqual([1, 3]);
    events.eventsOfStage("1Stage00");
    expect([seasons, states]).toEqual([1, 5]);
    nowSeconds += days;
    events.eventsOfStage("1Stage00");
    expect(seasons).toBe(2);
  });
});
