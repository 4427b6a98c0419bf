import { fieldPlace } from "../../../shared/sports/field-place.ts";
import type { Variant } from "../../../variants/variant.ts";
import type { FoundEvent } from "../../feeds/find-event.ts";
import { raceOf } from "../../live/race-of.ts";
import { standingOf } from "../field/starter-standing.ts";
import { splitEventName } from "../match/field/event-name.ts";
import { homeOf } from "../match-row/event-words.ts";
import { viewOf } from "../match-row/result.ts";
import { toCardFigure } from "./card-figure.ts";
import type { CardRace } from "./race-card.ts";

/** Starters that a picture has room for, besides the one whose page it is. */
const placesInFront = 3;

/** A race with the first three and the starter whose page it is. Before the start it has that starter alone. */
export function toCardRace({ sportId, league, event, events }: FoundEvent, variant: Variant): CardRace {
  const { lang } = variant;
  const { event: name, series } = splitEventName(league);
  const race = raceOf(events) ?? event;
  const ranked = events.toSorted((a, b) => fieldPlace(a) - fieldPlace(b));
  const shown = ranked.filter(
    ({ id, rank }, index) => id === event.id || (index < placesInFront && typeof rank === "number"),
  );
  const { figure, note, foot } = toCardFigure(race, sportId, variant);
  const start = viewOf(race) === "scheduled" && race.timeKnown !== 0 ? figure.join() : "";
  return {
    name,
    note: [note, foot, start].filter((text) => text !== "").join(" · "),
    isLive: viewOf(race) === "live",
    topic: series || (league.title ?? ""),
    lines: shown.map((starter) => ({
      ...standingOf(starter, events, { sportId, lang }),
      name: homeOf(starter),
      isOwn: starter.id === event.id,
    })),
  };
}
