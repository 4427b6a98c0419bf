import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../../variants/variant.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { findEvent, type FoundEvent } from "../../feeds/find-event.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import { localDay, longDate } from "../day/day-words.ts";
import { toLocalTime } from "../day/local-time.ts";
import { leagueName } from "../list/league-words.ts";
import { eventFeedName } from "../match/section/section-feeds.ts";
import { awayOf, homeOf, statusOf } from "../match-row/event-words.ts";
import { scoreOf, viewOf } from "../match-row/result.ts";
import { flagOf } from "../match-row/side-flag.ts";
import { variantTexts } from "../page/own-texts.ts";
import { loadFlag } from "./load-flag.server.ts";
import { raceOf } from "../../live/race-of.ts";
import { standingOf } from "../field/starter-standing.ts";
import { splitEventName } from "../match/field/event-name.ts";
import { toMatchCard } from "./match-card.ts";
import { toRaceCard, type CardRace } from "./race-card.ts";

/** Starters of a race that a picture has room for, besides the one that it is of. */
const placesInFront = 3;

/** A match's picture (SVG); "missing" for an unknown event, null where it cannot be had. */
export async function loadCard(context: AppLoadContext, eventId: string): Promise<string | "missing" | null> {
  const { variant } = context;
  const match = await loadFeed(context, eventFeedName(eventId, variant.lang));
  if (match === null) return null;
  const found = findEvent(match.body, eventId);
  if (found === null) return "missing";
  const { sportId, league, event } = found;
  if (sportById(sportId)?.duel === false) return toRaceCard(toRace(found, variant));
  const away = awayOf(event);
  const [homeFlag, awayFlag] = await Promise.all(
    ([1, 2] as const).map((side) => loadFlag(context, flagOf(event, side, sportId))),
  );
  return toMatchCard({
    sides: [
      {
        id: event.homeParticipantId ?? "",
        name: homeOf(event),
        code: event.homeCode ?? "",
        flag: homeFlag ?? null,
      },
      away === ""
        ? null
        : { id: event.awayParticipantId ?? "", name: away, code: event.awayCode ?? "", flag: awayFlag ?? null },
    ],
    ...toFigure(event, sportId, variant),
    isLive: viewOf(event) === "live",
    competition: [leagueName(league), event.round].filter(Boolean).join(" · "),
  });
}

/** Those in front, and who has this page, of whom there may be no place. */
function toRace({ sportId, league, event, events }: FoundEvent, variant: Variant): CardRace {
  const { lang } = variant;
  const { event: name, series } = splitEventName(league);
  const race = raceOf(events) ?? event;
  const ranked = events.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  const shown = ranked.filter(
    ({ id, rank }, index) => id === event.id || (index < placesInFront && typeof rank === "number"),
  );
  const { figure, note } = toFigure(race, sportId, variant);
  return {
    name,
    note: viewOf(race) === "scheduled" && race.timeKnown !== 0 ? `${note} · ${figure}` : note,
    isLive: viewOf(race) === "live",
    topic: series || (league.title ?? ""),
    lines: shown.map((starter) => ({
      ...standingOf(starter, events, { sportId, lang }),
      name: homeOf(starter),
      isOwn: starter.id === event.id,
    })),
  };
}

/** The score and the state, or the start: everybody sees the same picture, so its zone is the site's own. */
function toFigure(event: EventFields, sportId: number, variant: Variant) {
  const { lang, timeZone, clock } = variant;
  const score = scoreOf(event);
  const status = statusOf(event, { sportId, lang }, "full").replaceAll("\n", " ");
  if (score !== null) return { figure: score.join(" – "), note: status, foot: shootOutOf(event, lang) };
  const startSeconds = event.startSeconds ?? 0;
  const day = longDate(localDay(startSeconds, timeZone), variantTexts(variant));
  const isKnown = event.timeKnown !== 0;
  return {
    figure: isKnown ? toLocalTime(startSeconds, timeZone, clock) : "–",
    note: status,
    foot: day,
  };
}

/** "Tirs au but 4 – 3": without it a match that was level has no winner. */
const shootOutOf = ({ homeShootOut, awayShootOut }: EventFields, lang: Language): string =>
  typeof homeShootOut === "number" && typeof awayShootOut === "number"
    ? `${matchTexts(lang).periods.shootOut} ${homeShootOut} – ${awayShootOut}`
    : "";
