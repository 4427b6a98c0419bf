import { beforeAll, expect, it } from "vitest";
import { seasonStatisticsSection } from "../../../../shared/wire/sections/season-statistics-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { toFirstRanks } from "./first-ranks.server.ts";

beforeAll(loadAllTexts);

const cup = { name: "Coupe", path: "/football/france/coupe-de-france/", tournamentId: "1Cup0000", stageId: "1CupSt00" };
const league = { name: "Ligue 1", path: "/football/france/ligue-1/", tournamentId: "1Tourn00", stageId: "1Stage00" };

/** Each statistic with the values of Lens and of as many others as there are further ones. */
const bodyOf = (statistics: Readonly<Record<string, readonly number[]>>, games = 9) =>
  seasonStatisticsSection.encode({
    sportId: 0,
    rows: [
      { kind: "matches", fields: { counted: 40, played: 50, firstSeconds: 1, lastSeconds: 2 } },
      ...Object.entries(statistics).map(([code, values]) => ({
        kind: "statistic" as const,
        fields: { code, label: code, kind: "team" },
        groups: values.map((value, at) => ({ rank: at + 1, teamId: at === 0 ? "lens" : `other${at}`, value, games })),
      })),
    ],
    signature: "",
  });
const ranksOf = (...bodies: readonly string[]) => toFirstRanks([league, cup], bodies, "lens", "fr");
const words = (found: ReturnType<typeof ranksOf>) => ({
  good: found?.ranks?.good.map(({ code, rank, teams }) => `${code} ${rank}/${teams}`),
  bad: found?.ranks?.bad.map(({ code, rank, teams }) => `${code} ${rank}/${teams}`),
});

it("names the three best and the three worst ranks of a team, of which the fewest fouls are the best", () => {
  const found = ranksOf(
    bodyOf({
      corners: [9, 1, 2, 3, 4],
      shots: [3, 4, 1, 2, 0],
      fouls: [5, 9, 8, 7, 6],
      possession: [8, 9, 7, 6, 5],
      tackles: [1, 9, 8, 7, 6],
      yellowCards: [9, 2, 3, 4, 5],
      passes: [5, 6, 7, 8, 4],
      aces: [5, 6, 7, 4, 3],
    }),
  );
  expect(words(found)).toEqual({
    good: ["corners 1/5", "fouls 1/5", "shots 2/5"],
    bad: ["yellowCards 5/5", "tackles 5/5", "passes 4/5"],
  });
  expect(found).toMatchObject({
    league: "Ligue 1",
    path: "/football/france/ligue-1/statistiques",
    feedName: "to_1Tourn00_1Stage00_20",
    ranks: { counted: 40, played: 50, firstSeconds: 1, lastSeconds: 2 },
  });
});

it("calls no rank of the upper half a weakness, and judges no statistic that says nothing by itself", () => {
  const found = ranksOf(
    bodyOf({ corners: [9, 1, 2, 3], shots: [9, 1, 2, 3], saves: [0, 5, 6, 7], aces: [3, 3, 9, 9] }),
  );
  expect(words(found)).toEqual({ good: ["corners 1/4", "shots 1/4"], bad: ["aces 3/4"] });
});

it("says nothing after fewer than three matches, or of fewer than four teams", () => {
  expect(ranksOf(bodyOf({ corners: [9, 1, 2, 3] }, 2))).toBeNull();
  expect(ranksOf(bodyOf({ corners: [9, 1, 2] }))).toBeNull();
  expect(ranksOf("0", "")).toBeNull();
});

it("takes the league that counts the most matches of the team", () => {
  const [few, many] = [bodyOf({ corners: [9, 1, 2, 3] }, 4), bodyOf({ corners: [9, 1, 2, 3] }, 12)];
  expect([ranksOf(few, many)?.league, ranksOf(many, few)?.league]).toEqual(["Coupe", "Ligue 1"]);
});

it("knows the league of ranks that are masked, and none of their numbers", () => {
  expect(ranksOf(maskedBody, "0")).toMatchObject({ league: "Ligue 1", ranks: null });
});
