import type { CloseCode } from "./close-codes.ts";
import { olderVersions, protocolVersion } from "./frames.ts";
import { maxSubjectsPerSocket } from "./push-limits.ts";
import { isSportId } from "../sports/sport-ids.ts";
import { hubSportId, parseSubject } from "./subjects.ts";

export type Join = { readonly subject: string; readonly since: number };
export type Opening =
  | { readonly ok: true; readonly joins: readonly Join[] }
  | { readonly ok: false; readonly close: CloseCode };

/** The address of a socket for a profile's subject, which a ticket of the account service opens once. */
export const toProfileOpeningPath = (join: Join, ticket: string): string =>
  `${toOpeningPath([join])}&ticket=${encodeURIComponent(ticket)}`;

/** The address at which a socket opens, without scheme and host (P1). Subjects hold no character that needs escaping. */
export function toOpeningPath(joins: readonly Join[]): string {
  return `/push?v=${protocolVersion}${joins.map(({ subject, since }) => `&join=${subject}:${since}`).join("")}`;
}

/** Reads a socket's address, for a visitor whose policy names `market` (null if it names no market) and whose profile is `profile`. */
export function readOpening(
  query: { readonly version: string | null; readonly joins: readonly string[] },
  market: string | null,
  profile: string | null = null,
): Opening {
  if (![protocolVersion, ...olderVersions].map(String).includes(query.version ?? ""))
    return { ok: false, close: "badVersion" };
  if (query.joins.length === 0) return { ok: false, close: "malformed" };
  if (query.joins.length > maxSubjectsPerSocket) return { ok: false, close: "tooMany" };
  const joins: Join[] = [];
  for (const text of query.joins) {
    const [, subject, since] = /^([^:]+):(\d{1,15})$/.exec(text) ?? [];
    if (subject === undefined || joins.some((join) => join.subject === subject))
      return { ok: false, close: "malformed" };
    const refused = refuseSubject(subject, market, profile);
    if (refused !== null) return { ok: false, close: refused };
    joins.push({ subject, since: Number(since) });
  }
  return { ok: true, joins };
}

/**
 * Why a visitor may not join a subject; null when the visitor may (P7, C6.03). A profile's subject is joined when a socket
 * opens, by a ticket that the site has checked: a later frame could not prove the profile.
 */
export function refuseSubject(text: string, market: string | null, profile: string | null = null): CloseCode | null {
  const subject = parseSubject(text);
  const sportId = subject === null ? null : hubSportId(subject);
  // A sport that does not exist gets no objects: a client could make up as many as there are numbers (P16).
  if (subject === null || sportId === null || !(sportId === 0 || isSportId(sportId))) return "unknownSubject";
  if (subject.kind === "odds") return subject.market === market ? null : "policy";
  return subject.kind === "profile" && text !== profile ? "policy" : null;
}
