import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { newestFirst, toFeedTag, toUpdatedSeconds, type FeedItem } from "./results-feed.ts";

/** When a match got its present status, which of a result is its end; the announced end or the start where that is unknown. */
export const resultSeconds = ({ statusStartSeconds, endSeconds, startSeconds }: EventFields): number =>
  statusStartSeconds ?? endSeconds ?? startSeconds ?? 0;

/** Matches that are over as items of a feed. Each is named by its id, which never changes. */
export const toMatchItems = (events: readonly EventFields[], origin: string, lang: Language): readonly FeedItem[] =>
  newestFirst(
    events.map((event) => {
      const { homeScore, awayScore, homeName, awayName, round, startSeconds } = event;
      const score = homeScore == null || awayScore == null ? "–" : `${homeScore} – ${awayScore}`;
      const address = origin + formatAddress({ kind: "match", eventId: event.id ?? "", tab: "summary" }, lang);
      const title = `${homeName ?? ""} ${score} ${awayName ?? ""}`;
      return {
        id: toFeedTag(`match/${event.id ?? ""}`),
        address,
        title,
        text: round ? title + commaIn(lang) + round : title,
        startSeconds: startSeconds ?? 0,
        resultSeconds: resultSeconds(event),
        updatedSeconds: toUpdatedSeconds(resultSeconds(event), event.changedSeconds),
      };
    }),
  );
