import { nextRow, openBody } from "../wire/cursor.ts";
import { text } from "../wire/field.ts";
import { createRowCodec } from "../wire/row-codec.ts";
import { parseJson } from "../basics/parse-json.ts";
import { fieldsOf } from "../basics/record.ts";
import { isNewsKind, type NewsKind } from "./news-kinds.ts";
import { parseSubject, type Subject } from "./subjects.ts";

/** A notification about a followed game, which the push service sends to a visitor (C3.10, docs/adr/024). */
export type Notification = {
  /** The game of the subject on which it arrived (C7.10). */
  readonly game: GameSubject;
  readonly text: string;
  readonly home: NotificationSide;
  readonly away: NotificationSide;
  /** 0 none, 1 home, 2 away. */
  readonly scoringSide: 0 | 1 | 2;
  /** Paths on this site. */
  readonly urls: { readonly event: string; readonly league: string };
  readonly sentAtSeconds: number;
};
type GameSubject = Extract<Subject, { readonly kind: "game" }>;
type NotificationSide = {
  readonly label: string;
  /** As shown: "2", or "6-4, 3" where parts count. */
  readonly score: string;
  /** "" when the participant has none. */
  readonly logoId: string;
};

/** The payload is a JSON array, its values in this order. */
const names = [
  "text",
  "homeLabel",
  "awayLabel",
  "homeScore",
  "awayScore",
  "scoringSide",
  "eventUrl",
  "leagueUrl",
  "homeLogoId",
  "awayLogoId",
  "sentAtSeconds",
] as const;

export const encodeNotification = ({ text, home, away, scoringSide, urls, sentAtSeconds }: Notification): string =>
  JSON.stringify([
    text,
    home.label,
    away.label,
    home.score,
    away.score,
    scoringSide,
    urls.event,
    urls.league,
    home.logoId,
    away.logoId,
    sentAtSeconds,
  ]);

/** The push sends a notification as a row, like every change (P3). The row carries the kind, because visitors choose kinds. */
const notificationRow = createRowCodec({ payload: text("TNO"), kind: text("TNK") });

export const encodeNotificationRow = (notification: Notification, kind?: NewsKind): string =>
  notificationRow.encode({ payload: encodeNotification(notification), ...(kind === undefined ? {} : { kind }) });

/** Null if the row has no kind, or an unknown one. */
export function readNewsKind(row: string): NewsKind | null {
  const cursor = openBody(row);
  const kind = nextRow(cursor) ? notificationRow.read(cursor).kind : null;
  return isNewsKind(kind) ? kind : null;
}

/** The notification of a row that came on a subject; null when either is invalid. */
export const readNotificationRow = (subject: string, row: string): Notification | null => {
  const cursor = openBody(row);
  return nextRow(cursor) ? parseNotification(subject, notificationRow.read(cursor).payload ?? "") : null;
};

/** Null when subject or payload is invalid; such a notification is dropped (C5.07). */
export function parseNotification(subject: string, payload: string): Notification | null {
  const game = parseSubject(subject);
  const values = parseJson(payload);
  if (game?.kind !== "game" || !Array.isArray(values) || values.length !== names.length) return null;
  const named = fieldsOf(Object.fromEntries(names.map((name, index) => [name, values[index]])));
  const { scoringSide, eventUrl, leagueUrl, sentAtSeconds, ...texts } = named;
  const { text, homeLabel, awayLabel, homeScore, awayScore, homeLogoId, awayLogoId } = texts;
  const isComplete =
    isText(text) &&
    isText(homeLabel) &&
    isText(awayLabel) &&
    isText(homeScore) &&
    isText(awayScore) &&
    isText(homeLogoId) &&
    isText(awayLogoId) &&
    isSide(scoringSide) &&
    isOwnPath(eventUrl) &&
    isOwnPath(leagueUrl) &&
    isSeconds(sentAtSeconds);
  if (!isComplete || text === "") return null;
  return {
    game,
    text,
    home: { label: homeLabel, score: homeScore, logoId: homeLogoId },
    away: { label: awayLabel, score: awayScore, logoId: awayLogoId },
    scoringSide,
    urls: { event: eventUrl, league: leagueUrl },
    sentAtSeconds,
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 300;
const isSide = (value: unknown): value is 0 | 1 | 2 => value === 0 || value === 1 || value === 2;
/** A path of this site; never another host's address or a script. */
export const isOwnPath = (value: unknown): value is string =>
  typeof value === "string" && /^\/(?![/\\])[^\s\\]*$/.test(value);
const isSeconds = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);
