import { expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { OriginFeedAnswer } from "../../../../shared/wire/origin-feeds.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import { createChances } from "./answer-chances.ts";
import type { LedgerSeason } from "./season-text.ts";

const ofTeam = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });
const game = (phase: SeasonMatch["phase"], score: readonly [number, number]): SeasonMatch => ({
  eventId: "1game000",
  round: "",
  group: "",
  startSeconds: 0,
  home: ofTeam("A"),
  away: ofTeam("B"),
  halfTime: null,
  phase,
  match: { homeId: "A", awayId: "B", score, startSeconds: 0 },
});
const seasonOf = (...matches: readonly SeasonMatch[]): LedgerSeason => ({
  league: {
    sportId: sportIds.soccer,
    stageId: "1answer1",
    tournamentId: "1answer2",
    templateId: "1answer3",
    name: "Ligue",
    countryKey: "FR",
    season: "2026",
    timeZone: "Europe/Paris",
    rank: 1,
    type: "t",
  },
  matches,
  earlier: [],
});

/** Answers of a ledger that always has the last season which was put into it. */
function aLedger() {
  const answer = createChances();
  const written: (number | undefined)[] = [];
  let season = seasonOf();
  const ask = async (knownEtag: string | null): Promise<OriginFeedAnswer> => {
    const text = JSON.stringify(season);
    return { body: text === knownEtag ? null : text, etag: text, seq: 7 };
  };
  return {
    put: (...matches: readonly SeasonMatch[]) => void (season = seasonOf(...matches)),
    /** The instants at which bodies were written, in their order. */
    written,
    at: async (nowSeconds: number | null) => {
      const { body } = await answer({
        key: "to_",
        language: "fr",
        nowSeconds,
        write: (known, _, atSeconds) => {
          written.push(atSeconds);
          return `${known?.matches.map(({ phase, match }) => `${phase} ${match?.score.join("-")}`).join(", ")} at ${atSeconds}`;
        },
        ask,
      });
      return body;
    },
  };
}

it("computes a season without running games once", async () => {
  const ledger = aLedger();
  ledger.put(game("over", [1, 0]));
  expect(await ledger.at(130)).toBe("over 1-0 at 120");
  expect(await ledger.at(100_000)).toBe("over 1-0 at 120");
  expect(ledger.written).toEqual([120]);
});

it("computes a season whose games are on once a minute, whatever is scored meanwhile", async () => {
  const ledger = aLedger();
  ledger.put(game("running", [0, 0]));
  expect(await ledger.at(130)).toBe("running 0-0 at 120");
  ledger.put(game("running", [1, 0]));
  expect(await ledger.at(179)).toBe("running 0-0 at 120");
  expect(await ledger.at(180)).toBe("running 1-0 at 180");
  expect(await ledger.at(240)).toBe("running 1-0 at 240");
  expect(ledger.written).toEqual([120, 180, 240]);
});

it("computes it at once when a game is over, and when one begins", async () => {
  const ledger = aLedger();
  ledger.put(game("over", [1, 0]), game("coming", [0, 0]));
  expect(await ledger.at(100)).toContain("coming");
  ledger.put(game("over", [1, 0]), game("running", [0, 0]));
  expect(await ledger.at(101)).toBe("over 1-0, running 0-0 at 60");
  ledger.put(game("over", [1, 0]), game("over", [2, 2]));
  expect(await ledger.at(102)).toBe("over 1-0, over 2-2 at 60");
});

it("counts running games as not played where the time is unknown", async () => {
  const ledger = aLedger();
  ledger.put(game("running", [3, 0]));
  expect(await ledger.at(null)).toBe("running 3-0 at undefined");
  expect(await ledger.at(null)).toBe("running 3-0 at undefined");
  expect(ledger.written).toEqual([undefined]);
});
