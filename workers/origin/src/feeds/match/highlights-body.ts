import { highlightsSection } from "../../../../../shared/feed/sections/highlights.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { Channel } from "../../../../../shared/timeline/incident.ts";
import type { DetailsAnswer } from "./match-question.ts";
import { toSignedBody } from "./signed.ts";

/** Who shows the highlights (`df_hl_`). Before the first whistle there is nothing to show. */
export const highlightProvidersBody: DetailsAnswer = ({ details: { state } }) => {
  const isTooEarly = notPlayed.has(state.status);
  const providers = isTooEarly ? [] : (state.channels ?? []).filter(({ isHighlights }) => isHighlights === true);
  return toSignedBody(highlightsSection, providers.map(toRow));
};

const notPlayed: ReadonlySet<number> = new Set([
  eventStatus.scheduled,
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.walkover,
]);

const toRow = ({ id, name, url, countryKeys }: Channel) => ({
  kind: "provider" as const,
  fields: {
    id,
    name,
    ...(url === undefined ? {} : { address: url }),
    // In the form in which the proxy looks for the countries that a body names.
    ...(countryKeys.length === 0 ? {} : { places: JSON.stringify({ TCC: countryKeys }) }),
  },
});
