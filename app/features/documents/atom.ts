import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { toXmlText, toXmlTime, xmlHead } from "./xml.ts";

type AtomFeed = {
  readonly lang: Language;
  readonly title: string;
  /** Address of the page that shows the same, with the site's origin. */
  readonly page: string;
  readonly origin: string;
  readonly brand: string;
  readonly events: readonly EventFields[];
};

/** When a match got its present status, which of a result is its end; the announced end or the start where that is unknown. */
export const resultSeconds = ({ statusStartSeconds, endSeconds, startSeconds }: EventFields): number =>
  statusStartSeconds ?? endSeconds ?? startSeconds ?? 0;

/** Results as an Atom feed (RFC 4287), the newest first. An entry's id is the address of its match, which never changes. */
export function toAtom({ lang, title, page, origin, brand, events }: AtomFeed): string {
  const newest = events.toSorted((a, b) => resultSeconds(b) - resultSeconds(a));
  const updated = newest[0] === undefined ? 0 : resultSeconds(newest[0]);
  const entries = newest.map((event) => {
    const address = origin + formatAddress({ kind: "match", eventId: event.id ?? "", tab: "summary" }, lang);
    const score = event.homeScore == null || event.awayScore == null ? "–" : `${event.homeScore} – ${event.awayScore}`;
    return (
      `<entry><id>${address}</id><title>${toXmlText(`${event.homeName ?? ""} ${score} ${event.awayName ?? ""}`)}</title>` +
      `<link rel="alternate" type="text/html" href="${address}"/>` +
      `<published>${toXmlTime(event.startSeconds ?? 0)}</published><updated>${toXmlTime(resultSeconds(event))}</updated></entry>\n`
    );
  });
  return (
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n` +
    `<id>${toXmlText(page)}</id><title>${toXmlText(title)}</title><updated>${toXmlTime(updated)}</updated>\n` +
    `<author><name>${toXmlText(brand)}</name></author>\n` +
    `<link rel="alternate" type="text/html" href="${toXmlText(page)}"/>\n` +
    `<link rel="self" type="application/atom+xml" href="${toXmlText(page)}.atom"/>\n${entries.join("")}</feed>\n`
  );
}

export const atomResponse = (text: string): Response =>
  new Response(text, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
