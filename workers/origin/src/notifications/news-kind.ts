import type { NewsKind } from "../../../../shared/push/news-kinds.ts";
import type { GameNews } from "./game-news.ts";

/** The kind by which visitors choose news: sets count as scores, but games of tennis count as periods. */
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
