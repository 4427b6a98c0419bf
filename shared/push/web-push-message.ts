import { toGameKey } from "../timeline/game-key.ts";
import { parseJson } from "../basics/parse-json.ts";
import { fieldsOf } from "../basics/record.ts";
import { isOwnPath, type Notification } from "./notification.ts";

/** A notification that a browser shows while the site is closed: one per game, in the visitor's language. */
export type WebPushMessage = {
  readonly title: string;
  readonly body: string;
  /** The path of the match's page on this site. */
  readonly path: string;
  /** The game's key: a later message with the same tag takes the earlier one's place. */
  readonly tag: string;
  readonly lang: string;
  readonly sentAtSeconds: number;
};

export function toWebPushMessage({ game, text, home, away, scoringSide, urls, sentAtSeconds }: Notification) {
  const scores = home.score === "" ? "–" : `${home.score} – ${away.score}`;
  const by = [null, home.label, away.label][scoringSide];
  return {
    title: `${home.label} ${scores} ${away.label}`,
    body: by == null ? text : `${text} ${by}`,
    path: urls.event,
    tag: toGameKey(game.sportId, game.eventId),
    lang: game.lang,
    sentAtSeconds,
  } satisfies WebPushMessage;
}

/**
 * Reads a message, also one of another version of the site: each part that is missing or unknown gets a value that a browser can show.
 * Null for a text without a title; never throws.
 */
export function parseWebPushMessage(payload: string): WebPushMessage | null {
  const { title, body, path, tag, lang, sentAtSeconds } = fieldsOf(parseJson(payload));
  if (typeof title !== "string" || title === "") return null;
  return {
    title,
    body: toText(body),
    path: isOwnPath(path) ? path : "/",
    // A browser refuses to replace a notification that has no tag.
    tag: toText(tag) || "news",
    lang: toText(lang),
    sentAtSeconds: typeof sentAtSeconds === "number" ? sentAtSeconds : 0,
  };
}

const toText = (value: unknown): string => (typeof value === "string" ? value : "");
