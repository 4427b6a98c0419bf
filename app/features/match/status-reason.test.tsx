import { all } from "#texts/match/match.all.js";
import { expect, it } from "vitest";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { Commentary } from "./commentary/route.tsx";
import { drawMatch, textOf } from "./drawn-match.fixture.tsx";
import { reasonOf } from "./status-reason.ts";
import { Statistics } from "./statistics/statistics.tsx";
import { Summary } from "./summary/summary.tsx";

const { fr } = all;
await loadAllTexts();

const tabs = { summary: <Summary body="" />, statistics: <Statistics body="" />, commentary: <Commentary body="" /> };

it.each([
  [eventStatus.postponed, "Le match sera joué à une autre date."],
  [eventStatus.cancelled, "Le match n’aura pas lieu."],
  [eventStatus.walkover, "Un côté s’est retiré avant le match."],
  [eventStatus.awarded, "Le résultat a été décidé sur tapis vert."],
  [eventStatus.abandoned, "Le match a été arrêté avant son terme."],
])(
  "an empty tab of a match of status %i says why it is empty, in the source's words where it has some",
  (status, why) => {
    for (const tab of Object.values(tabs)) {
      expect(textOf(drawMatch(tab, { event: { statusType: 3, status } }))).toContain(why);
      const own = textOf(drawMatch(tab, { event: { statusType: 3, status, notice: "Pelouse gelée." } }));
      expect([own.includes("Pelouse gelée."), own.includes(why)]).toEqual([true, false]);
    }
  },
);

it("an empty tab of a match that is played says what can be expected", () => {
  const text = textOf(drawMatch(tabs.statistics, { event: { statusType: 2, status: 12, notice: "À huis clos." } }));
  expect(text).toContain("pendant le match");
  expect(text).not.toContain("huis clos");
});

it("names who retired or withdrew, once it is known who has lost by it", () => {
  const said = (event: object) =>
    reasonOf({ homeName: "Paolini J.", awayName: "Krejčíková B.", ...event }, fr.statusReasons);
  expect(said({ status: eventStatus.retired, winner: 1 })).toBe("Krejčíková B. a abandonné en cours de match.");
  expect(said({ status: eventStatus.walkover, winner: 2 })).toBe("Paolini J. a déclaré forfait.");
  expect(said({ status: eventStatus.retired })).toBe("Un côté a abandonné en cours de match.");
  expect(said({ status: eventStatus.walkover, winner: 2, notice: "Blessure au dos." })).toBe("Blessure au dos.");
});
