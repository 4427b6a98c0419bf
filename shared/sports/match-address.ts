import { sportById } from "./catalogue.ts";
import type { SportName } from "./sport-ids.ts";

export type MatchOpening = {
  readonly eventId: string;
  readonly sportId: number;
  readonly tab?: string | undefined;
  /** The page must hold the event already; `isHeld` says whether it does. */
  readonly holderCheck?: boolean | undefined;
  readonly isHeld?: boolean | undefined;
  readonly noDuel?: boolean | undefined;
  /** Slugs of both sides, home first. */
  readonly participants?: readonly [home: string, away: string] | undefined;
  readonly newTab?: boolean | undefined;
};

export type MatchAddress =
  | { readonly ok: true; readonly href: string; readonly target: "_self" | "_blank" }
  | { readonly ok: false; readonly reason: "unknown-sport" | "no-detail-page" | "not-held" };

/** Duels whose sides do not name the event well enough. */
const withoutParticipants: ReadonlySet<SportName> = new Set(["cricket", "golf", "moto-racing"]);

/** Where a match opens (C2.06): in the same window unless a new tab is asked for (C2.05). */
export function toMatchAddress(opening: MatchOpening): MatchAddress {
  const sport = sportById(opening.sportId);
  if (sport === null) return { ok: false, reason: "unknown-sport" };
  if (!sport.detailPage) return { ok: false, reason: "no-detail-page" };
  if (opening.holderCheck === true && opening.isHeld !== true) return { ok: false, reason: "not-held" };
  const isNamed = opening.noDuel !== true && sport.duel && !withoutParticipants.has(sport.name);
  return {
    ok: true,
    href: withQuery(`/match/${encodeURIComponent(opening.eventId)}`, {
      teams: isNamed ? opening.participants?.join("-") : undefined,
      tab: opening.tab === "summary" ? undefined : opening.tab,
    }),
    target: opening.newTab === true ? "_blank" : "_self",
  };
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}
