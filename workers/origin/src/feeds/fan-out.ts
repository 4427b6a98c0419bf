import { emptyBody, hasData } from "../../../../shared/wire/codec.ts";
import type { FeedName } from "../../../../shared/wire/feed-names.ts";
import { childSports, sportById, sports } from "../../../../shared/sports/catalogue.ts";
import { signatureRow, withSignature } from "./signature-row.ts";

/** The sports whose ledgers answer a feed together, each asked by the same name; null for a feed of one ledger. */
export function sportsTogether(name: FeedName): readonly number[] | null {
  switch (name.kind) {
    case "mixed-day":
    case "mixed-odds-day":
    case "mixed-updated-odds":
      return sports.map(({ id }) => id);
    case "group-day":
      return familyOf(name.sportId);
    default:
      return null;
  }
}

/** A parent and its children; empty for a sport that has no children. */
function familyOf(sportId: number): readonly number[] {
  const parent = sportById(sportId);
  const children = parent === null ? [] : childSports(parent);
  return children.length === 0 ? [] : [sportId, ...children.map(({ id }) => id)];
}

/** Joins several bodies: each sport's rows after its own header, one signature at the end where they had any. */
export function joinBodies(bodies: readonly string[]): string {
  const reported = bodies.filter(hasData);
  const rows = reported.map((body) => body.replace(signatureRow, "")).join("");
  if (rows === "") return emptyBody;
  return reported.some((body) => signatureRow.test(body)) ? withSignature(rows) : rows;
}
