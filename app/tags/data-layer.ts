import { fieldsOf } from "../../shared/basics/record.ts";
import { parseAffiliateDetails, toAffiliateClick, type DataLayerEntry } from "./tracking-event.ts";
import { affiliateClicks } from "../../shared/accounts/tracking-names.ts";

/** The part of a window that tracking uses. */
export type TrackedPage = { dataLayer?: DataLayerEntry[] };

/** Adds an entry to the page's data layer (A7.03). Where there is no page, tracking is a bug and throws. */
export function pushToDataLayer(page: TrackedPage | undefined, entry: DataLayerEntry): void {
  if (page === undefined) throw new Error(`tracking of ${entry["event"]} needs a window`);
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}

/**
 * The entry that another frame's message asks to track (A7.03): a message of type `TrackEvent` with affiliate
 * parameters is forwarded as an affiliate click; null for any other message.
 */
export function toForwardedEntry(message: unknown): DataLayerEntry | null {
  const { type, params } = fieldsOf(message);
  if (type !== "TrackEvent") return null;
  const parameters = fieldsOf(params);
  const details = parseAffiliateDetails(parameters);
  if (Object.keys(details).length === 0) return null;
  const click = affiliateClicks.find((name) => name === parameters["event-name"]) ?? "creative_templates";
  return toAffiliateClick(click, details);
}
