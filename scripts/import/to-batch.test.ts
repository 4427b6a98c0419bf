import { describe, expect, it } from "vitest";
import { sportIdOf } from "../../shared/sports/stable-id.ts";
import { eventSchema } from "../../shared/ingest/event-schema.ts";
import { sourceTypes } from "../../shared/sports/source-types.ts";
import { leagueSchema } from "../../shared/ingest/league-schema.ts";
import { topLeagues } from "../../world/catalogue/top-leagues.ts";
import { toLeague } from "../../world/catalogue/league.ts";
import type { ParsedMatch } from "./parsed-match.ts";
import type { LeagueFacts } from "../../shared/competitions/leagues.ts";
import { leaguesByCode } from "./more-leagues.ts";
import type { IngestLeague } from "../../shared/ingest/league-schema.ts";
import { toIngestEvent, toIngestLeague } from "./to-batch.ts";

const ligue1: LeagueFacts = { name: "Ligue 1", countryKey: "FR", timeZone: "Europe/Paris", rank: 1, type: "t" };
const league = toIngestLeague(ligue1, "2025-26");
const aMatch = (changes: Partial<ParsedMatch> = {}): ParsedMatch => ({
  round: "1",
  day: 20_316,
  minuteOfDay: 1020,
  home: "Racing Club de Lens",
  away: "Olympique Lyonnais",
  result: null,
  occurrence: 0,
  ...changes,
});
const toEvent = (match: ParsedMatch, league: IngestLeague, facts: LeagueFacts = ligue1) =>
  toIngestEvent(match, facts, league);
const idOf = (changes: Partial<ParsedMatch>) => toEvent(aMatch(changes), league).eventId;

describe("an imported match", () => {
  it("keeps its id when it moves to another day, another round or gets a result", () => {
    expect(idOf({ day: 20_400, minuteOfDay: null, round: "7" })).toBe(idOf({}));
    expect(sportIdOf(idOf({}))).toBe(1);
  });

  it("has another id in another season, in the other ground and when the sides meet there again", () => {
    const other = toEvent(aMatch(), toIngestLeague(ligue1, "2024-25")).eventId;
    const back = idOf({ home: "Olympique Lyonnais", away: "Racing Club de Lens" });
    expect(new Set([idOf({}), other, back, idOf({ occurrence: 1 })]).size).toBe(4);
  });

  it("starts at the league's local time, or at its noon when only the day is known", () => {
    const starts = [1020, null].map((minuteOfDay) => toEvent(aMatch({ minuteOfDay }), league).startSeconds * 1000);
    expect(starts).toEqual([Date.UTC(2025, 7, 16, 15), Date.UTC(2025, 7, 16, 10)]);
  });

  it("starts at the source's own offset where it names one", () => {
    const event = toEvent(aMatch({ minuteOfDay: 780, utcOffsetMinutes: -360 }), league);
    expect(event.startSeconds * 1000).toBe(Date.UTC(2025, 7, 16, 19));
  });

  it("takes a club for the same one where a file leaves out its kind", () => {
    const facts: LeagueFacts = { ...ligue1, countryKey: "ENG" };
    const nameOf = (home: string) => toEvent(aMatch({ home }), league, facts).home;
    expect(nameOf("Newcastle United")).toEqual(nameOf("Newcastle United FC"));
    expect(nameOf("Swansea City")).toEqual(nameOf("Swansea City AFC"));
  });

  it("makes codes of letters alone, where a name begins with an apostrophe or has one among its first letters", () => {
    for (const name of ["N'Gaous", "'t Zand", "L'Aquila", "M’Sila", "ʻAkoka"]) {
      const event = toEvent(aMatch({ home: name }), league);
      expect([name, eventSchema.safeParse(event).error]).toEqual([name, undefined]);
    }
    expect(toEvent(aMatch({ home: "N'Gaous" }), league).home.code).toBe("NGA");
  });

  it("is what the ingest API takes", () => {
    expect(leagueSchema.safeParse(league).error).toBeUndefined();
    expect(eventSchema.safeParse(toEvent(aMatch(), league)).error).toBeUndefined();
  });

  it("agrees with the built-in world: the same tournament and the same clubs, under the names that clients know", () => {
    const world = topLeagues.find((candidate) => candidate.name === "Ligue 1");
    const { home, away } = toEvent(aMatch({ away: "Paris Saint-Germain FC" }), league);
    const simulated = world === undefined ? null : toLeague(world, "2025-26");
    // A file has results, the built-in world plays.
    expect(league.sourceType).toBe(sourceTypes.finalOnly);
    expect({ ...simulated, sourceType: sourceTypes.finalOnly }).toEqual(league);
    expect(world?.teams).toEqual(expect.arrayContaining([home, away]));
    expect([home.name, away?.name]).toEqual(["Lens", "PSG"]);
  });

  it("takes a club of an international file for the club of its country", () => {
    const facts = { ...ligue1, name: "Ligue des champions", countryKey: "EUROPE" };
    const cup = toIngestLeague(facts, "2024-25");
    expect(toEvent(aMatch({ home: "Lille OSC (FRA)" }), cup, facts).home).toEqual(
      toEvent(aMatch({ home: "Lille OSC" }), league).home,
    );
  });
});

describe("the table of leagues", () => {
  it("holds nothing that the ingest API would refuse", () => {
    for (const facts of Object.values(leaguesByCode)) {
      expect(leagueSchema.safeParse(toIngestLeague(facts, "2025-26")).error).toBeUndefined();
    }
  });
});
