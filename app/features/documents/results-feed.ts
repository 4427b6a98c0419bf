import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";

/** Results that others subscribe to, in whichever form. */
export type ResultsFeed = {
  readonly lang: Language;
  readonly title: string;
  /** Address of the page that shows the same, with the site's origin. */
  readonly page: string;
  readonly origin: string;
  readonly brand: string;
  readonly events: readonly EventFields[];
};

type FeedItem = {
  /** Address of the match, which never changes: it is the item's id too. */
  readonly address: string;
  /** "Lens 2 – 1 Lyon" */
  readonly title: string;
  /** "" where it is not known. */
  readonly round: string;
  readonly startSeconds: number;
  /** When it was over. */
  readonly resultSeconds: number;
};

/** The items of a feed, the newest first. */
export const toFeedItems = ({ lang, origin, events }: ResultsFeed): readonly FeedItem[] =>
  events
    .toSorted((a, b) => resultSeconds(b) - resultSeconds(a))
    .map((event) => {
      const score =
        event.homeScore == null || event.awayScore == null ? "–" : `${event.homeScore} – ${event.awayScore}`;
      return {
        address: origin + formatAddress({ kind: "match", eventId: event.id ?? "", tab: "summary" }, lang),
        title: `${event.homeName ?? ""} ${score} ${event.awayName ?? ""}`,
        round: event.round ?? "",
        startSeconds: event.startSeconds ?? 0,
        resultSeconds: resultSeconds(event),
      };
    });

/** When a match got its present status, which of a result is its end; the announced end or the start where that is unknown. */
export const resultSeconds = ({ statusStartSeconds, endSeconds, startSeconds }: EventFields): number =>
  statusStartSeconds ?? endSeconds ?? startSeconds ?? 0;
