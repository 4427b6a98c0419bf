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

/** Null for a text that is no message; never throws. */
export function parseWebPushMessage(payload: string): WebPushMessage | null {
  const { title, body, path, tag, lang, sentAtSeconds } = fieldsOf(parseJson(payload));
  const isSound = typeof title === "string" && typeof body === "string" && typeof tag === "string";
  if (!isSound || typeof lang !== "string" || typeof sentAtSeconds !== "number" || !isOwnPath(path)) return null;
  return { title, body, path, tag, lang, sentAtSeconds };
}
