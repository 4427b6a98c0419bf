import { describe, expect, it } from "vitest";
import { decodeChanges } from "../../../../shared/wire/changes.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import {
  aGame,
  aLeague,
  aProvider,
  at,
  days,
  goal,
  hours,
  minutes,
  openLedger,
  saturday,
  status,
} from "../../test/ledger-in-node.ts";
import { advance, nextDueSeconds, restoring } from "./advance.ts";

const played = [status(0, eventStatus.firstHalf), goal("g1", 10), goal("g2", 20), status(45, eventStatus.halfTime)];

type Ledger = ReturnType<typeof openLedger>;
const everyRow = (ledger: Ledger, subject = ledger.subjects.update) =>
  ledger.changes.from(subject, 1, { rows: 10_000, length: 10_000_000 });
const rowsAfter = (ledger: Ledger, seq: number) =>
  everyRow(ledger)
    .filter((row) => row.seq > seq)
    .flatMap(({ row }) => decodeChanges(row).changes);
const scoreOf = (ledger: Ledger, id: string) => ledger.events.event(id)?.state.score;

function openedAt(nowSeconds: number, ...providers: Parameters<typeof openLedger>[0] & object) {
  const ledger = openLedger(providers);
  advance(ledger, nowSeconds);
  return ledger;
}

describe("a ledger that starts", () => {
  it("has the games of the days around today, each as far as it is, and numbers none of them", () => {
    const game = (id: string, day: number) => ({ schedule: aGame(id, { startSeconds: saturday + day * days }) });
    const far = [game("long ago", -8), game("a week ago", -7), game("in a week", 7), game("too far", 8)];
    const ledger = openedAt(at(15), aProvider([...far, { schedule: aGame("A"), script: played }]));
    expect(ledger.events.eventsBetween(0, Infinity).map(({ state }) => state.schedule.eventId)).toEqual(
      expect.arrayContaining(["a week ago", "in a week", "A"]),
    );
    expect(ledger.events.event("long ago")).toBeNull();
    expect(ledger.events.event("too far")).toBeNull();
    expect([scoreOf(ledger, "A"), ledger.events.event("A")?.cursor]).toEqual([[1, 0], 2]);
    expect(ledger.changes.lastSeq(ledger.subjects.update)).toBe(0);
    expect(ledger.events.league("1Stage00")?.name).toBe("Coupe");
    expect(ledger.listed.participant("A-home")?.name).toBe("A-home");
  });

  it("asks its providers for its own sport alone", () => {
    expect(openedAt(saturday, aProvider([{ schedule: aGame("T", { sportId: 2 }) }])).events.event("T")).toBeNull();
  });

  it("leaves simulated games out where a season has real ones, and only there", () => {
    const cup = aLeague({ stageId: "1Cup0000", tournamentId: "1Cup" });
    const simulated = (id: string, league = aLeague()) => ({
      schedule: aGame(id, { leagueStageId: league.stageId }),
      league,
    });
    const real = aProvider(
      [
        {
          schedule: aGame("real", { provider: "wire", leagueStageId: "1Real000" }),
          league: aLeague({ stageId: "1Real000" }),
        },
      ],
      {
        id: "wire",
        origin: "real",
      },
    );
    const world = aProvider([simulated("replaced"), simulated("also replaced"), simulated("kept", cup)]);
    const ledger = openedAt(saturday, real, world);
    expect(ledger.events.event("real")).not.toBeNull();
    expect(ledger.events.event("replaced")).toBeNull();
    expect(ledger.events.event("also replaced")).toBeNull();
    expect(ledger.events.event("kept")).not.toBeNull();
  });
});

describe("a ledger whose day changes", () => {
  const daily = Array.from({ length: 40 }, (_, index) => ({
    schedule: aGame(`day ${index - 20}`, { startSeconds: saturday + (index - 20) * days }),
  }));

  it("adds the days that come, once each, and lets a provider's games go after its days", () => {
    const asked: number[] = [];
    const provider = aProvider(daily, { keptDays: 7 });
    const ledger = openedAt(saturday, {
      ...provider,
      fixtures: (sportId, day, today) => {
        asked.push(day - dayNumber(saturday, 0));
        return provider.fixtures(sportId, day, today);
      },
    });
    asked.splice(0);
    advance(ledger, saturday + 1 * hours);
    expect(asked).toEqual([]);
    advance(ledger, saturday + 2 * days);
    expect(asked).toEqual([8, 9]);
    expect(ledger.events.event("day 9")).not.toBeNull();
    expect(ledger.events.event("day -6")).toBeNull();
    expect(ledger.events.event("day -5")).not.toBeNull();
  });

  it("adds what nobody could know the day before, and leaves alone what it holds", () => {
    const semis = ["semi 1", "semi 2"].map((id) => aGame(id, { startSeconds: saturday + 3 * days }));
    const provider = aProvider([
      { schedule: aGame("quarter", { startSeconds: saturday }), script: [status(0, eventStatus.finished)] },
      ...semis.map((schedule) => ({ schedule })),
    ]);
    const drawnOn = dayNumber(saturday, 0) + 2;
    const ledger = openedAt(saturday, {
      ...provider,
      fixtures: (sportId, day, today) =>
        provider.fixtures(sportId, day, today).filter(({ schedule }) => today >= drawnOn || !semis.includes(schedule)),
      newFixtures: (_, today) =>
        today === drawnOn ? [...semis].flatMap(({ eventId }) => provider.event(eventId) ?? []) : [],
    });
    expect(ledger.events.event("semi 1")).toBeNull();
    advance(ledger, saturday + 1 * days);
    expect(ledger.events.event("semi 1")).toBeNull();
    advance(ledger, saturday + 2 * days);
    expect([ledger.events.event("semi 1"), ledger.events.event("semi 2")]).not.toContain(null);
    expect(ledger.events.event("quarter")?.state.status).toBe(eventStatus.finished);
  });

  it("keeps for ever the games of a provider that never drops any", () => {
    const ledger = openedAt(saturday, aProvider(daily));
    advance(ledger, saturday + 9 * days);
    expect(ledger.events.event("day -7")).not.toBeNull();
  });

  it("fills its days again where its clock had been far ahead and was set right", () => {
    const ledger = openedAt(saturday + 15 * days, aProvider(daily, { keptDays: 7 }));
    expect(ledger.events.event("day 0")).toBeNull();
    advance(ledger, saturday);
    expect(ledger.events.event("day 0")).not.toBeNull();
    expect(ledger.events.event("day -7")).not.toBeNull();
  });
});

describe("a game with a script", () => {
  it("[P3] makes one change of each incident that shows, when it is due, and no other", () => {
    const ledger = openedAt(at(-5), aProvider([{ schedule: aGame("A"), script: played }]));
    advance(ledger, at(-1));
    expect(rowsAfter(ledger, 0)).toEqual([]);
    for (const minute of [0, 10, 20]) advance(ledger, at(minute));
    expect(rowsAfter(ledger, 0).map(({ homeScore }) => homeScore)).toEqual([0, 1, 2]);
    expect(everyRow(ledger).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(nextDueSeconds(ledger)).toBe(at(45));
    advance(ledger, at(45));
    expect(ledger.events.event("A")).toMatchObject({ cursor: 4, dueSeconds: null, latestSeconds: at(45) });
  });

  it("makes a change each of what falls due in one moment, and one of all that a pause has missed", () => {
    const ledger = openedAt(at(-5), aProvider([{ schedule: aGame("A"), script: played }]));
    const together = [goal("x", 50), goal("y", 50)];
    const late = openedAt(at(49), aProvider([{ schedule: aGame("B"), script: [...played, ...together] }]));
    advance(late, at(50));
    expect(rowsAfter(late, 0).map(({ homeScore }) => homeScore)).toEqual([3, 4]);
    advance(ledger, at(30));
    expect(rowsAfter(ledger, 0).map(({ homeScore, statusType }) => [homeScore, statusType])).toEqual([[2, 2]]);
  });

  it("folds the whole timeline where an incident takes another back", () => {
    const taken: Incident = { kind: "retracted", incidentId: "g1", atSeconds: at(22), reason: "offside" };
    const ledger = openedAt(at(20), aProvider([{ schedule: aGame("A"), script: [...played.slice(0, 3), taken] }]));
    expect(scoreOf(ledger, "A")).toEqual([2, 0]);
    advance(ledger, at(22));
    expect(scoreOf(ledger, "A")).toEqual([1, 0]);
    expect(rowsAfter(ledger, 0).map(({ homeScore }) => homeScore)).toEqual([1]);
    expect(ledger.gameNews.after("A", 0).map(({ news }) => news.message)).toEqual(["correction-offside"]);
  });

  it("[F34] joins what was posted with what its script has played, also where the script takes something back", () => {
    const taken: Incident = { kind: "retracted", incidentId: "g1", atSeconds: at(22) };
    const ledger = openedAt(at(20), aProvider([{ schedule: aGame("A"), script: [...played.slice(0, 3), taken] }]));
    ledger.incidents.append("A", goal("posted", 21), 0, "wire");
    advance(ledger, at(22));
    expect(scoreOf(ledger, "A")).toEqual([2, 0]);
  });

  it("notes how far it has come, where an incident does not show in its row, too", () => {
    const foul: Incident = { kind: "play", play: "foul", side: 1, minute: "12", atSeconds: at(12) };
    const script = [...played.slice(0, 2), foul, { ...foul, atSeconds: at(13) }, ...played.slice(2)];
    const ledger = openedAt(at(12), aProvider([{ schedule: aGame("A"), script }]));
    const seq = ledger.changes.lastSeq(ledger.subjects.update);
    advance(ledger, at(13));
    expect(ledger.changes.lastSeq(ledger.subjects.update)).toBe(seq);
    expect(ledger.events.event("A")).toMatchObject({ cursor: 4, dueSeconds: at(20) });
    expect(ledger.incidents.playedThrough("A", seq)).toBe(4);
  });
});

describe("what is due next", () => {
  it("is midnight, or a game's next incident, or its next prices, whichever comes first", () => {
    const prices = () => [{ bookmakerId: 16, prices: [2, 3, 4] }];
    const midnight = (dayNumber(saturday, 0) + 1) * daySeconds;
    expect(nextDueSeconds(openedAt(saturday, aProvider([{ schedule: aGame("Agame000") }])))).toBe(midnight);
    const scripted = aProvider([{ schedule: aGame("Agame000"), script: played }]);
    expect(nextDueSeconds(openedAt(at(-5), scripted))).toBe(at(0));
    const priced = openedAt(at(-5), { ...scripted, mainPrices: prices });
    expect(nextDueSeconds(priced)).toBeGreaterThanOrEqual(at(-5));
    expect(nextDueSeconds(priced)).toBeLessThan(at(-4));
  });

  it("is nothing while a backup is restored", () => {
    const ledger = openedAt(saturday, aProvider([{ schedule: aGame("Agame000"), script: played }]));
    ledger.meta.set(restoring, 1);
    expect(nextDueSeconds(ledger)).toBe(Infinity);
  });

  it("computes the prices that are due, and forgets those of a game that has left", () => {
    let price = 2;
    const provider = aProvider([{ schedule: aGame("Agame000") }], {
      mainPrices: () => [{ bookmakerId: 16, prices: [price, 3, 4] }],
    });
    const ledger = openedAt(at(-5), provider);
    ledger.odds.put("gone", [], at(-5), at(-4));
    price = 2.5;
    advance(ledger, at(-4));
    expect(ledger.odds.rows("Agame000")?.[0]?.outcomes[0]).toEqual({ price: 2.5, previous: 2 });
    expect(ledger.odds.rows("gone")).toBeNull();
  });
});

describe("what a ledger forgets", () => {
  const news = { message: "goal", status: eventStatus.firstHalf, score: [1, 0], side: 1, atSeconds: saturday } as const;
  function filled() {
    const ledger = openedAt(saturday);
    ledger.changes.append("u_1_1", "an old change~", saturday);
    ledger.gameNews.append("A", [news]);
    ledger.answered.put("wire", "key", { request: "hash", answer: "{}" }, saturday);
    const held = () => [
      everyRow(ledger).length,
      ledger.gameNews.after("A", 0).length,
      ledger.answered.find("wire", "key", 0) === null ? 0 : 1,
    ];
    return { ledger, held };
  }

  it("is changes and news after an hour, and answers to idempotency keys after a day", () => {
    const { ledger, held } = filled();
    advance(ledger, saturday + 59 * minutes);
    expect(held()).toEqual([1, 1, 1]);
    advance(ledger, saturday + 75 * minutes);
    expect(held()).toEqual([0, 0, 1]);
    advance(ledger, saturday + 23 * hours);
    expect(held()).toEqual([0, 0, 1]);
    advance(ledger, saturday + 25 * hours);
    expect(held()).toEqual([0, 0, 0]);
  });

  it("is looked for every ten minutes, not at each step", () => {
    const { ledger, held } = filled();
    advance(ledger, saturday + 55 * minutes);
    advance(ledger, saturday + 64 * minutes);
    expect(held()).toEqual([1, 1, 1]);
    advance(ledger, saturday + 66 * minutes);
    expect(held()).toEqual([0, 0, 1]);
  });

  it("is looked for at once after a clock that was far ahead was set right", () => {
    const { ledger } = filled();
    advance(ledger, saturday + 20 * days);
    ledger.changes.append("u_1_1", "of an hour and a half ago~", saturday - 90 * minutes);
    advance(ledger, saturday);
    expect(everyRow(ledger)).toEqual([]);
  });
});
