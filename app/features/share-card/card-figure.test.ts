import { expect, it } from "vitest";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, statusType } from "../../../shared/sports/statuses.ts";
import { variantOf } from "../../../variants/variant-of.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toCardFigure } from "./card-figure.ts";

await loadAllTexts();
const event: EventFields = {
  id: "1Event00",
  startSeconds: Date.UTC(2026, 10, 27, 19, 45) / 1000,
  statusType: statusType.scheduled,
  status: eventStatus.scheduled,
};
const figureOf = (more: Partial<EventFields>, sportId: number = sportIds.soccer) =>
  toCardFigure({ ...event, ...more }, sportId, variantOf("fr"));

it("has the start and the day of a match to come, and no hour that is not known", () => {
  expect(figureOf({})).toEqual({
    figure: ["20:45"],
    note: "",
    foot: "vendredi 27 novembre 2026",
    kicks: [],
  });
  expect(figureOf({ timeKnown: 0 })).toMatchObject({ figure: ["–"], foot: "vendredi 27 novembre 2026" });
  const postponed = { statusType: statusType.finished, status: eventStatus.postponed };
  expect(figureOf(postponed)).toMatchObject({ note: "Reporté", foot: "vendredi 27 novembre 2026" });
});

it("has the score and the state, and the shoot-out that decided", () => {
  const over = { statusType: statusType.finished, homeScore: 2, awayScore: 1 };
  expect(figureOf({ ...over, status: eventStatus.finished })).toEqual({
    figure: ["2", "1"],
    note: "Terminé",
    foot: "",
    kicks: [],
  });
  const level = { homeScore: 3, awayScore: 2, homeShootOut: 4, awayShootOut: 3, status: eventStatus.afterPenalties };
  expect(figureOf({ ...over, ...level })).toMatchObject({
    figure: ["2", "2"],
    foot: "Tirs au but",
    kicks: ["4", "3"],
  });
});

it("names the throws of handball in its own words", () => {
  const level = { homeScore: 31, awayScore: 30, homeShootOut: 5, awayShootOut: 4, status: eventStatus.afterPenalties };
  expect(figureOf({ ...level, statusType: statusType.finished }, sportIds.handball).foot).toBe("Jets de 7 mètres");
});

it("has no runs of a side of cricket that is yet to bat", () => {
  const batting = { statusType: statusType.live, status: eventStatus.inning1, homeScore: 77, awayScore: 0 };
  const { figure } = figureOf({ ...batting, homeWickets: 3, homeOvers: "12.2" }, sportIds.cricket);
  expect(figure.map((score) => score.replaceAll("\u2007", "_"))).toEqual(["77", "__"]);
});
