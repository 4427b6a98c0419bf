import type { NewsKind } from "../../../../shared/push/news-kinds.ts";
import type { GameNews } from "./game-news.ts";

/** What a visitor calls the news: sets are scores, but games of tennis are parts of a set. */
export function toNewsKind({ message }: Pick<GameNews, "message">): NewsKind {
  switch (message) {
    case "red-card":
      return "card";
    case "start":
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
