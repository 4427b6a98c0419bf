import { withDistinctCodes } from "../../shared/competitions/distinct-codes.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { MatchRecord } from "./match-record.ts";

/** Gives the sides of each league, in whatever files their matches are, codes of which no two are equal (`withDistinctCodes`). */
export function createLeagueCodes() {
  const sidesOfStage = new Map<string, Map<string, Participant>>();
  const codesOfStage = new Map<string, ReadonlyMap<string, string>>();

  function codesOf(stageId: string): ReadonlyMap<string, string> {
    const known = codesOfStage.get(stageId);
    if (known !== undefined) return known;
    // Sort the sides by name, so that the order of the files changes no code.
    const sides = [...(sidesOfStage.get(stageId)?.values() ?? [])].toSorted((one, other) =>
      one.name < other.name ? -1 : 1,
    );
    const codes = new Map(withDistinctCodes(sides).map(({ id, code }) => [id, code]));
    codesOfStage.set(stageId, codes);
    return codes;
  }

  return {
    /** Notes the sides of a record. Call this for all records before `withCodes`. */
    see({ event: { leagueStageId, home, away } }: MatchRecord): void {
      // The starters of a race have no codes that anyone compares.
      if (away === null) return;
      const sides = sidesOfStage.get(leagueStageId) ?? new Map<string, Participant>();
      sidesOfStage.set(leagueStageId, sides);
      for (const side of [home, away]) if (!sides.has(side.id)) sides.set(side.id, side);
    },
    withCodes(record: MatchRecord): MatchRecord {
      const { leagueStageId, home, away } = record.event;
      if (away === null) return record;
      const codes = codesOf(leagueStageId);
      const toSide = (side: Participant): Participant => ({ ...side, code: codes.get(side.id) ?? side.code });
      return { ...record, event: { ...record.event, home: toSide(home), away: toSide(away) } };
    },
  };
}
