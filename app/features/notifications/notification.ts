import { parseJson } from "../../../shared/json/parse-json.ts";
import { fieldsOf } from "../../../shared/json/record.ts";

/** What the push tells a visitor of a followed game (C3.10). */
export type Notification = {
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
type NotificationSide = {
  readonly label: string;
  /** As shown: "2", or "6-4, 3" where parts count. */
  readonly score: string;
  /** "" when the participant has none. */
  readonly logoId: string;
};

/** `{prefix}_{sportId}_{gameId}`: the subject on which a game's notifications arrive, such as games_fr_g_1_ABCDEFGH. */
export type GameSubject = { readonly prefix: string; readonly sportId: number; readonly gameId: string };

export function parseGameSubject(subject: string): GameSubject | null {
  const match = /^([a-z][a-z0-9_-]{0,30})_([1-9]\d?)_([A-Za-z0-9]{8,16})$/.exec(subject);
  return match === null ? null : { prefix: match[1] ?? "", sportId: Number(match[2]), gameId: match[3] ?? "" };
}

export const formatGameSubject = ({ prefix, sportId, gameId }: GameSubject): string => `${prefix}_${sportId}_${gameId}`;

/** The payload is a JSON array, its places in this order. */
const places = [
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

/** Null when subject or payload is nonsense; such a notification is dropped (C5.07). */
export function parseNotification(subject: string, payload: string): Notification | null {
  const game = parseGameSubject(subject);
  const values = parseJson(payload);
  if (game === null || !Array.isArray(values) || values.length !== places.length) return null;
  const named = fieldsOf(Object.fromEntries(places.map((place, index) => [place, values[index]])));
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
    isPath(eventUrl) &&
    isPath(leagueUrl) &&
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
const isPath = (value: unknown): value is string => typeof value === "string" && /^\/(?![/\\])[^\s\\]*$/.test(value);
const isSeconds = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);
