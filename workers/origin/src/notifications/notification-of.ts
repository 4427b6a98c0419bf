import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import type { Notification } from "../../../../shared/push/notification.ts";
import type { StatusId } from "../../../../shared/sports/statuses.ts";
import { statusLabel } from "../../../../shared/sports/status-label.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import { toLeagueFields } from "../feeds/lists/league-row.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import type { League, Participant, Schedule } from "../../../../shared/timeline/schedule.ts";
import type { NewsKind } from "../../../../shared/push/news-kinds.ts";
import { toMovedText } from "../texts/moved-text.ts";
import { textsIn } from "../texts/texts-in.ts";
import type { GameNews } from "./game-news.ts";

/** A game's news as its followers read them in a language (C3.10). A team's logo is the crest of its id. */
export function toNotification(news: GameNews, schedule: Schedule, league: League, lang: Language): Notification {
  const { sportId, eventId, home, away } = schedule;
  const toSide = (side: Participant | null, index: 0 | 1) => ({
    label: side === null ? "" : nameIn(side, lang),
    score: news.score === null ? "" : String(news.score[index]),
    // A person has no crest.
    logoId: side !== null && participantKind(sportId) === "team" ? side.id : "",
  });
  return {
    game: { kind: "game", lang, sportId, eventId },
    text:
      news.message === "moved" ? toMovedText(schedule, league, lang) : textOf(news.message, news.status, sportId, lang),
    home: toSide(home, 0),
    away: toSide(away, 1),
    scoringSide: news.side,
    urls: {
      event: formatAddress({ kind: "match", eventId, tab: "summary" }, lang),
      league: toLeagueFields(league, lang).path ?? "/",
    },
    sentAtSeconds: news.atSeconds,
  };
}

function textOf(
  message: Exclude<GameNews["message"], "moved">,
  status: StatusId,
  sportId: number,
  lang: Language,
): string {
  const texts = textsIn(lang);
  if (message === "red-card") return texts.labels.incidents.redCard;
  if (message !== "status" && message !== "start") return texts.notifications[message];
  return statusLabel({ status, sportId, texts: texts.statuses, width: "full" });
}

/** The kind by which visitors choose news: sets count as scores, but games of tennis count as periods. */
export function toNewsKind({ message }: Pick<GameNews, "message">): NewsKind {
  switch (message) {
    case "red-card":
      return "card";
    case "start":
    case "moved":
      return "start";
    case "finished":
      return "end";
    case "status":
    case "game":
      return "period";
    default:
      return "score";
  }
}
