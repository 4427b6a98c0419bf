import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import type { Notification } from "../../../../shared/push/notification.ts";
import type { StatusId } from "../../../../shared/sports/statuses.ts";
import { statusLabel } from "../../../../shared/sports/status-label.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import { toLeagueFields } from "../feeds/lists/league-row.ts";
import type { League, Schedule } from "../../../../shared/timeline/schedule.ts";
import type { NewsKind } from "../../../../shared/push/news-kinds.ts";
import { toMovedText } from "../texts/moved-text.ts";
import { textsIn } from "../texts/texts-in.ts";
import type { GameNews } from "./game-news.ts";

/** A game's news as its followers read them in a language (C3.10). Sides have no images here. */
export function toNotification(news: GameNews, schedule: Schedule, league: League, lang: Language): Notification {
  const { sportId, eventId, home, away } = schedule;
  const toSide = (name: string, index: 0 | 1) => ({
    label: name,
    score: news.score === null ? "" : String(news.score[index]),
    logoId: "",
  });
  return {
    game: { kind: "game", lang, sportId, eventId },
    text:
      news.message === "moved" ? toMovedText(schedule, league, lang) : textOf(news.message, news.status, sportId, lang),
    home: toSide(nameIn(home, lang), 0),
    away: toSide(away === null ? "" : nameIn(away, lang), 1),
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
