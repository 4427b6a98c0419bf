import { sportById } from "../../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { competitionZones, firstOfPresentZones, groupZones, otherZones, type ZoneSpan } from "./competition-zones.ts";
import { isInForce } from "./former-rules.ts";
import { formerZones } from "./former-zones.ts";
import { zoneKinds, type ZoneKind } from "./zone-kinds.ts";

/** Places of a table that lead somewhere. `code` is the wire's: q1, q2 … from the top, r1, r2 … downwards. */
export type Zone = { readonly code: string; readonly kind: ZoneKind; readonly from: number; readonly to: number };

/** A table of fewer rows has no places to promise or to threaten. */
const smallestTable = 8;

/** `competition` is the league's country key and slug: "FR/ligue-1". */
export function zonesOf(
  sportId: number,
  competition: string,
  season: string,
  table: { readonly size: number; readonly isGroup: boolean },
): readonly Zone[] {
  return toZones(spansOf(sportId, competition, season, table), table.size);
}

/** The zones of a table of so many rows. */
export function toZones(spans: readonly ZoneSpan[], size: number): readonly Zone[] {
  const codes = { q: 0, r: 0 };
  return spans.flatMap(([kind, from, to]) => {
    const letter = zoneKinds[kind].goesDown ? "r" : "q";
    const zone = { kind, from: place(from, size), to: place(to, size) };
    if (zone.from > zone.to || zone.to > size) return [];
    codes[letter] += 1;
    return [{ ...zone, code: `${letter}${codes[letter]}` }];
  });
}

function spansOf(
  sportId: number,
  competition: string,
  season: string,
  { size, isGroup }: { readonly size: number; readonly isGroup: boolean },
): readonly ZoneSpan[] {
  const sport = sportById(sportId);
  const own = sport === null ? undefined : competitionZones[sport.name]?.[competition];
  const former = sportId === sportIds.soccer ? formerSpans(competition, own, Number.parseInt(season, 10)) : null;
  if (former !== null) return former;
  if (own !== undefined) return own;
  if (isGroup) return groupZones;
  // Who goes up and down in a league of football that has no row is not known.
  return size < smallestTable || sportId === sportIds.soccer ? [] : otherZones;
}

/**
 * A football competition's places in an earlier season. There are none where nobody knows them for sure, and null
 * stands for today's.
 */
function formerSpans(
  competition: string,
  own: readonly ZoneSpan[] | undefined,
  year: number,
): readonly ZoneSpan[] | null {
  const former = formerZones[competition]?.find((rule) => isInForce(rule, year));
  if (former !== undefined) return former.zones;
  return own !== undefined && year < firstOfPresentZones ? [] : null;
}

const place = (given: number, size: number) => (given < 0 ? size + 1 + given : given);

/** The zone of a row by its place in the table, counted from 1: rows that share a rank may lie in two zones. */
export const zoneAt = (zones: readonly Zone[], position: number): Zone | null =>
  zones.find(({ from, to }) => position >= from && position <= to) ?? null;
