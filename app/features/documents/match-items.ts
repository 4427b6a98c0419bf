import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { newestFirst, type FeedItem } from "./results-feed.ts";
import { resultSeconds } from "./result-seconds.ts";

/** Matches that are over as items of a feed. Each is named by its address, which never changes. */
export const toMatchItems = (events: readonly EventFields[], origin: string, lang: Language): readonly FeedItem[] =>
  newestFirst(
    events.map((event) => {
      const { homeScore, awayScore, homeName, awayName, round, startSeconds } = event;
      const score = homeScore == null || awayScore == null ? "–" : `${homeScore} – ${awayScore}`;
      const address = origin + formatAddress({ kind: "match", eventId: event.id ?? "", tab: "summary" }, lang);
      const title = `${homeName ?? ""} ${score} ${awayName ?? ""}`;
      return {
        id: address,
        address,
        title,
        text: round ? title + commaIn(lang) + round : title,
        startSeconds: startSeconds ?? 0,
        resultSeconds: resultSeconds(event),
      };
    }),
  );
