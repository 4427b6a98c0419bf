import { eventStatus, type StatusId } from "../../shared/sports/statuses.ts";

/** The words by which files of football name an end, or a game without one. */
const statusByWord: ReadonlyMap<string, StatusId> = new Map([
  ["awarded", eventStatus.awarded],
  ["awd", eventStatus.awarded],
  ["cancelled", eventStatus.cancelled],
  ["canceled", eventStatus.cancelled],
  ["annulled", eventStatus.cancelled],
  ["postponed", eventStatus.postponed],
  ["abandoned", eventStatus.abandoned],
  ["suspended", eventStatus.interrupted],
  ["interrupted", eventStatus.interrupted],
]);

/** Returns undefined for a word that names no end. */
export const statusOfWord = (word: unknown): StatusId | undefined =>
  typeof word === "string" ? statusByWord.get(word.trim().toLowerCase()) : undefined;
