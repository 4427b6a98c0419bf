import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Variant } from "../../../variants/variant.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { findEvent } from "../../feeds/find-event.ts";
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
import { toMatchCard } from "./match-card.ts";

/** A match's picture (SVG); "missing" for an unknown event, null where it cannot be had. */
export async function loadCard(context: AppLoadContext, eventId: string): Promise<string | "missing" | null> {
  const { variant } = context;
  const match = await loadFeed(context, eventFeedName(eventId, variant.lang));
  if (match === null) return null;
  const found = findEvent(match.body, eventId);
  if (found === null) return "missing";
  const { sportId, league, event } = found;
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
