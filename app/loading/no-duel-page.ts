import { hasData } from "../../shared/feed/codec.ts";
import type { FeedNameParts } from "../../shared/feed/feed-name-parts.ts";
import { formatFeedName } from "../../shared/feed/names.ts";

/** The feeds of a participant page without a duel, of which the page needs the first two (C4.28). */
export type NoDuelFeed = "participant" | "participant-events" | "repair";

/**
 * - `loading`: the three feeds are being loaded;
 * - `filled`: the results block is filled, its "more" link hidden, and static content is loaded again;
 * - `silent`: loading has ended without a message.
 */
export type NoDuelPage = {
  readonly phase: "loading" | "filled" | "silent";
  readonly bodies: Readonly<Partial<Record<NoDuelFeed, string>>>;
};

export type NoDuelEvent =
  | { readonly type: "arrived"; readonly feed: NoDuelFeed; readonly body: string }
  | { readonly type: "failed"; readonly feed: NoDuelFeed };

export const startNoDuelPage: NoDuelPage = { phase: "loading", bodies: {} };

/** The names of its feeds; the events feed is requested in variant `x`. */
export const noDuelFeedNames = (
  page: Pick<FeedNameParts, "sportId" | "countryId" | "participantId" | "type" | "tzHour" | "lang" | "projectTypeId">,
): Readonly<Record<NoDuelFeed, string>> => ({
  participant: formatFeedName({ kind: "participant", ...page }),
  "participant-events": formatFeedName({ kind: "participant-events", ...page }),
  repair: formatFeedName({ kind: "repair", ...page }),
});

export function applyNoDuelEvent(page: NoDuelPage, event: NoDuelEvent): NoDuelPage {
  if (event.type === "failed") return page.phase === "loading" ? { ...page, phase: "silent" } : page;
  const bodies = { ...page.bodies, [event.feed]: event.body };
  if (page.phase !== "loading") return { ...page, bodies };
  const needed = [bodies.participant, bodies["participant-events"]];
  if (needed.some((body) => body !== undefined && !hasData(body))) return { phase: "silent", bodies };
  return { phase: needed.includes(undefined) ? "loading" : "filled", bodies };
}
