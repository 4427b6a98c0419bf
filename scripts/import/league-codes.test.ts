import { expect, it } from "vitest";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { createLeagueCodes } from "./league-codes.ts";
import type { MatchRecord } from "./match-record.ts";
import { toSide } from "./sport-event.ts";

const aRecord = (leagueStageId: string, home: string, away: string | null): MatchRecord => {
  const toBasketball = (name: string) => toSide(sportIds.basketball, name, "US");
  const event = { leagueStageId, home: toBasketball(home), away: away === null ? null : toBasketball(away) };
  // The other parts of a record decide nothing here.
  return { event } as unknown as MatchRecord;
};

it("[H] gives sides of one league different codes, whatever their sport and files, and lets those of others be", () => {
  const records = [
    aRecord("4Stage01", "New York Knicks", "Newark Nets"),
    aRecord("4Stage01", "Newark Nets", "New Orleans Jazz"),
    aRecord("4Stage02", "New Orleans Jazz", "Boston Celtics"),
    aRecord("4Stage03", "New Orleans Jazz", null),
  ];
  for (const order of [records, records.toReversed()]) {
    const codes = createLeagueCodes();
    for (const record of order) codes.see(record);
    const codesOf = (record: MatchRecord) => {
      const { home, away } = codes.withCodes(record).event;
      return [home.code, away?.code];
    };
    const [first = [], second = [], third, race] = records.map(codesOf);
    expect(new Set([...first, ...second]).size).toBe(3);
    expect(first[1]).toBe(second[0]);
    expect([third, race]).toEqual([
      ["NEW", "BOS"],
      ["NEW", undefined],
    ]);
  }
});
