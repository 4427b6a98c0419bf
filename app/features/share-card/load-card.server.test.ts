import { expect, it } from "vitest";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, statusType } from "../../../shared/sports/statuses.ts";
import { variantOf } from "../../../variants/variant-of.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { toCardRace } from "./load-card.server.ts";

await loadAllTexts();
const variant = variantOf("fr");
if (variant === null) throw new Error("no variant");

const startSeconds = Date.UTC(2026, 10, 27, 13) / 1000;
const starter = (rank: number | null, more: Partial<EventFields> = {}): EventFields => ({
  id: `3Race0${rank ?? "x"}`,
  homeName: `Partant ${rank ?? "x"}`,
  startSeconds,
  rank,
  ...more,
});
const league = { stageId: "L", title: "MONDE: Formule 1: Las Vegas" };
const cardOf = (events: readonly EventFields[], own: EventFields) =>
  toCardRace({ sportId: sportIds.motorsport, league, event: own, events }, variant);

it("says the day and the hour of a race to come, and whose page it is", () => {
  const own = starter(null, { statusType: statusType.scheduled, status: eventStatus.scheduled });
  const { note, isLive, lines } = cardOf([own], own);
  expect([note, isLive]).toEqual(["vendredi 27 novembre 2026 · 14:00", false]);
  expect(lines).toEqual([{ place: "", name: "Partant x", result: "", isOwn: true }]);
  expect(cardOf([{ ...own, timeKnown: 0 }], own).note).toBe("vendredi 27 novembre 2026");
});

it("[C9.09] says state and day of a race that is over, with the first three and whose page it is", () => {
  const over = { statusType: statusType.finished, status: eventStatus.finished };
  const events = [5, 3, 1, 2, 4].map((rank) => starter(rank, over));
  const { note, lines } = cardOf(events, starter(5, over));
  expect(note).toMatch(/^Terminée? · vendredi 27 novembre 2026$/);
  expect(lines.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ["Partant 1", false],
    ["Partant 2", false],
    ["Partant 3", false],
    ["Partant 5", true],
  ]);
});
