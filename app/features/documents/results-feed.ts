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
  /** An address that never changes, whatever is corrected. */
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
};

export const newestFirst = (items: readonly FeedItem[]): readonly FeedItem[] =>
  items.toSorted((a, b) => b.resultSeconds - a.resultSeconds);
