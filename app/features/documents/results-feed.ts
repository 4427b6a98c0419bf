import type { Language } from "../../../shared/texts/languages.ts";

/** Results or articles that others subscribe to, in whichever form. */
export type ResultsFeed = {
  readonly lang: Language;
  readonly title: string;
  /** Address of the page that shows the same, with the site's origin. */
  readonly page: string;
  readonly origin: string;
  readonly brand: string;
  /** The newest first. */
  readonly items: readonly FeedItem[];
};

/** A match or a race that is over, or an article. */
export type FeedItem = {
  /** A tag (RFC 4151) that never changes, whatever is corrected, and at whichever of the site's hosts it is read. */
  readonly id: string;
  /** The address of its page. */
  readonly address: string;
  /** "Lens 2 – 1 Lyon" */
  readonly title: string;
  /** The title with everything else that is known. */
  readonly text: string;
  /** When it began, or was published. */
  readonly startSeconds: number;
  /** When it was over, or was published. */
  readonly resultSeconds: number;
  /** When it was over, or last corrected after that. */
  readonly updatedSeconds: number;
};

/** The tag of a subject of feeds: no host is part of it, because a site may have several, and may move. */
export const toFeedTag = (subject: string): string => `tag:tribune,2026:${subject}`;

/** When a result was last corrected; a change of before the end does not count. */
export const toUpdatedSeconds = (resultSeconds: number, changedSeconds: number | null | undefined): number =>
  Math.max(resultSeconds, changedSeconds ?? 0);

export const newestFirst = (items: readonly FeedItem[]): readonly FeedItem[] =>
  items.toSorted((a, b) => b.resultSeconds - a.resultSeconds);
