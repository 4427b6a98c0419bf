import type { AppLoadContext } from "@remix-run/cloudflare";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { findEvent, type FoundEvent } from "../../feeds/find-event.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { leagueName } from "../list/league-words.ts";
import { eventFeedName } from "../match/section/section-feeds.ts";
import { awayOf, homeOf } from "../match-row/event-words.ts";
import { viewOf } from "../match-row/result.ts";
import { flagOf } from "../match-row/side-flag.ts";
import { toCardFigure } from "./card-figure.ts";
import { penOf } from "./card-parts.ts";
import { loadDrawable } from "./load-card-fonts.server.ts";
import { loadFlag } from "./load-flag.server.ts";
import { toMatchCard, type CardMatch, type CardSide } from "./match-card.ts";
import { toRaceCard, type CardRace } from "./race-card.ts";
import { fieldPlace } from "../../../shared/sports/field-place.ts";
import type { Variant } from "../../../variants/variant.ts";
import { raceOf } from "../../live/race-of.ts";
import { standingOf } from "../field/starter-standing.ts";
import { splitEventName } from "../match/field/event-name.ts";

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

/** A match's picture (SVG); "missing" for an unknown event, null where it cannot be had. */
export async function loadCard(context: AppLoadContext, eventId: string): Promise<string | "missing" | null> {
  const { variant } = context;
  const match = await loadFeed(context, eventFeedName(eventId, variant.lang));
  if (match === null) return null;
  const found = findEvent(match.body, eventId);
  if (found === null) return "missing";
  const { sportId, league, event } = found;
  const [pen, toDrawable] = [penOf(variant.lang), await loadDrawable(context)];
  if (sportById(sportId)?.duel === false) return toRaceCard(pen, toDrawable(toCardRace(found, variant)));
  const [home, away] = await Promise.all([toSide(context, found, 1), toSide(context, found, 2)]);
  const card: CardMatch = {
    sides: [home, away],
    ...toCardFigure(event, sportId, variant),
    isLive: viewOf(event) === "live",
    competition: [leagueName(league), event.round].filter(Boolean).join(" · "),
  };
  return toMatchCard(pen, toDrawable(card));
}

async function toSide(context: AppLoadContext, { sportId, event }: FoundEvent, side: 1 | 2): Promise<CardSide> {
  const [id, name, code] =
    side === 1
      ? [event.homeParticipantId, homeOf(event), event.homeCode]
      : [event.awayParticipantId, awayOf(event), event.awayCode];
  return { id: id ?? "", name, code: code ?? "", flag: await loadFlag(context, flagOf(event, side, sportId)) };
}
