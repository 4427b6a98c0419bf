import type { FeedNameParts } from "./feed-name-parts.ts";
import type { FeedName } from "./names.ts";
import { formatFeedName } from "./names.ts";

/** The data that a feed's rows go to (C3.21). */
export const dataScopes = ["default", "archive", "temporary", "mygames"] as const;

/** Where the link of a search result or a banner leads (C3.21). */
export const redirectTypes = { event: 1, tournament_template: 2, participant: 3, player: 4, detail_page: 5 } as const;

/** The body with which a feed arrived, or a note that no attempt brought one. */
export type FeedCallbacks = {
  readonly onBody?: (body: string) => void;
  readonly onFailure?: (attempts: number) => void;
};

/**
 * One feed to fetch (C3.22). `context` groups requests: a new one ends the running ones of its context.
 * `headers` are those of this request only.
 */
export type FeedDescriptor = {
  readonly url: string;
  readonly context: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly callbacks: FeedCallbacks;
};

/** The parameters of the feeds of a participant's or a tournament's page (C3.22); an id of "0" means none (C5.06). */
export type FeedConfig = Partial<
  Pick<FeedNameParts, "participantId" | "seriesId" | "seasonId" | "dataPart" | "tennisType">
> & { readonly callback?: (body: string) => void };

/** The descriptor of a feed below `origin`, which already ends with the project's id (C7.01). */
export function toFeedDescriptor(
  origin: string,
  name: FeedName,
  { context, signature, callbacks }: { context: string; signature: string; callbacks: FeedCallbacks },
): FeedDescriptor {
  const url = `${origin.replace(/\/+$/, "")}/x/feed/${formatFeedName(name)}`;
  return { url, context, headers: { "x-fsign": signature }, callbacks };
}
