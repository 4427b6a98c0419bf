import { beforeAll, expect, it } from "vitest";
import { chancesSection } from "../../../../shared/wire/sections/chances-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { toFirstOutlook } from "./first-outlook.server.ts";

const cup = { name: "Coupe", path: "/football/france/coupe-de-france/", tournamentId: "1Cup0000", stageId: "1CupSt00" };
const league = { name: "Ligue 1", path: "/football/france/ligue-1/", tournamentId: "1Tourn00", stageId: "1Stage00" };
const team = { team: "Lens", path: "", played: 12, best: 1, worst: 3 };
const body = chancesSection.encode({
  sportId: 0,
  signature: "",
  rows: [
    { kind: "simulation", fields: { seasons: 100 } },
    { kind: "zone", fields: { code: "r1", label: "Relégation", colour: "933", from: 3, to: 3 } },
    { kind: "team", fields: { ...team, rank: 1, teamId: "metz", points: 30, expectedPoints: 61, places: [90, 9, 1] } },
    {
      kind: "team",
      fields: { ...team, rank: 2, teamId: "lens", points: 26, expectedPoints: 54.5, places: [8, 62, 30] },
    },
  ],
});
const outlookOf = (...bodies: readonly string[]) => toFirstOutlook([cup, league], bodies, "lens", "fr");

beforeAll(loadAllTexts);

it("takes the first league that has chances, with a link to its tab of them", () => {
  expect(outlookOf("0", body)).toMatchObject({
    league: "Ligue 1",
    path: "/football/france/ligue-1/chances",
    feedName: "to_1Tourn00_1Stage00_13",
    season: {
      rank: 2,
      teams: 2,
      games: 12,
      points: 26,
      expectedPoints: 54.5,
      chances: [
        { name: "Titre", chance: { kind: "share", share: 0.08 } },
        { name: "Relégation", chance: { kind: "share", share: 0.3 } },
      ],
    },
  });
});

it("shows nothing of a league without the team, and nothing where the feeds cannot be loaded", () => {
  expect(toFirstOutlook([league], [body], "nice", "fr")).toBeNull();
  expect(outlookOf("0", "0")).toBeNull();
  expect(outlookOf("", "")).toBeNull();
});

it("knows the league of chances that are masked, and none of their numbers", () => {
  expect(outlookOf("0", maskedBody)).toMatchObject({ league: "Ligue 1", season: null });
});
