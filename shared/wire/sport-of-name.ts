import { sportIdOf } from "../sports/stable-id.ts";
import { sportById } from "../sports/catalogue.ts";
import type { FeedName } from "./feed-names.ts";

/** Parts of a name that reveal its sport: its own id, or the first character of whatever it names. */
const idParts = ["eventId", "participantId", "playerId", "tournamentId", "rankingId", "articleId"] as const;

/** The id of an article on a result is longer: it begins with the event's. */
const idLength = 8;

/** The sport whose ledger answers a feed, null when no ledger does. */
export function sportOfName(name: FeedName): number | null {
  const parts: Readonly<Record<string, unknown>> = name;
  if ("sportId" in parts) return toKnownSport(parts["sportId"]);
  const id = idParts.map((part) => parts[part]).find((value) => typeof value === "string");
  return id === undefined ? null : toKnownSport(sportIdOf(id.slice(0, idLength)));
}

const toKnownSport = (sportId: unknown): number | null =>
  typeof sportId === "number" && sportById(sportId) !== null ? sportId : null;
