import { beforeAll, expect, it } from "vitest";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toMatchEntry } from "./match-entry.ts";

const startSeconds = Date.UTC(2026, 10, 22, 19, 30) / 1000;
const day = 86_400;
const entryOf = (
  event: EventFields = {},
  league: LeagueFields = { title: "FRANCE: Ligue 1", countryName: "France" },
  lang: "fr" | "ar" = "fr",
) =>
  toMatchEntry({
    event: {
      id: "15V03UEq",
      startSeconds,
      homeName: "Lens",
      awayName: "Lyon",
      status: eventStatus.scheduled,
      round: "Journée 9",
      ...event,
    },
    league,
    place: "",
    address: "",
    sportId: sportIds.soccer,
    lang,
  });
beforeAll(loadAllTexts);

it("is of two hours from its start, with its sides and its competition", () => {
  expect(entryOf()).toEqual({
    uid: "match-15V03UEq@tribune",
    changedSeconds: Date.UTC(2026, 10, 1) / 1000,
    startSeconds,
    endSeconds: startSeconds + 7200,
    summary: "Lens – Lyon",
    description: "Ligue 1, France, Journée 9",
    place: "",
    address: "",
    status: "CONFIRMED",
  });
});

it("keeps its identity when the match moves", () => {
  const { uid } = entryOf();
  expect(entryOf({ startSeconds: startSeconds + day })).toMatchObject({ uid, startSeconds: startSeconds + day });
});

it("says of a game that it is simulated", () => {
  const { description } = entryOf({}, { title: "FRANCE: Ligue 1", countryName: "France", simulated: 1 });
  expect(description).toBe("Ligue 1, France, Journée 9\nRésultats simulés, pour la démonstration.");
});

it.each([
  ["cancelled", "CANCELLED", "Lens – Lyon (Annulé)"],
  ["walkover", "CONFIRMED", "Lens – Lyon (Forfait)"],
  ["postponed", "TENTATIVE", "Lens – Lyon (Reporté)"],
  ["abandoned", "CONFIRMED", "Lens – Lyon (Arrêté)"],
  ["finished", "CONFIRMED", "Lens – Lyon"],
  ["secondHalf", "CONFIRMED", "Lens – Lyon"],
] as const)("says of a match that is %s: %s, %s", (name, status, summary) => {
  expect(entryOf({ status: eventStatus[name] })).toMatchObject({ status, summary });
});

it("says no score, and dates what it says by the last change of the match", () => {
  const entry = entryOf({
    status: eventStatus.finished,
    homeScore: 7,
    awayScore: 5,
    changedSeconds: startSeconds + 9000,
  });
  expect(entry).toEqual({ ...entryOf(), changedSeconds: startSeconds + 9000 });
});

it("is of a day alone where the hour is not known, and as long as the source says where it says", () => {
  expect(entryOf({ timeKnown: 0 })).toMatchObject({ endSeconds: null, status: "TENTATIVE" });
  expect(entryOf({ endSeconds: startSeconds + 5 * day })).toMatchObject({ endSeconds: startSeconds + 5 * day });
  expect(entryOf({ endSeconds: startSeconds })).toMatchObject({ endSeconds: startSeconds + 7200 });
});

it("parts what it is about as its language does", () => {
  expect(entryOf({}, { title: "فرنسا: الدوري", countryName: "فرنسا" }, "ar").description).toBe(
    "الدوري، فرنسا، Journée 9",
  );
});
