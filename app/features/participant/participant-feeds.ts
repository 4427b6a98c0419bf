import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { playerFeed } from "../../../shared/wire/player-feed.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/** Whose events a feed has, and in whose hours and words. */
export type EventsAsked = {
  readonly sportId: number;
  readonly countryId: string;
  readonly participantId: string;
  readonly tzHour: number;
  readonly lang: Language;
};

export const profileFeedName = (id: string) =>
  formatFeedName({ kind: "player", type: playerFeed.profile, playerId: id });
export const figuresFeedName = (id: string) =>
  formatFeedName({ kind: "player", type: playerFeed.figures, playerId: id });
export const missedFeedName = (id: string) => formatFeedName({ kind: "player", type: playerFeed.missed, playerId: id });
export const strengthFeedName = (id: string) =>
  formatFeedName({ kind: "player", type: playerFeed.strength, playerId: id });
export const transfersFeedName = (id: string) =>
  formatFeedName({ kind: "transfers", participantId: id, type: 0, page: 1 });
export const newsFeedName = (id: string, count: number) =>
  formatFeedName({ kind: "my-news", participantId: id, count });
/** Live events, the last and the next ones. */
export const eventsFeedName = (asked: EventsAsked) => formatFeedName({ kind: "participant", ...asked, projectTypeId });
/** A part of 100 of the results, or of the fixtures; the first one is 0. */
export const partFeedName = (kind: "results" | "fixtures", asked: EventsAsked, dataPart: number) =>
  formatFeedName({ kind: `participant-${kind}`, ...asked, dataPart, projectTypeId });
