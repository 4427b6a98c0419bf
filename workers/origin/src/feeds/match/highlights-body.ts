import { highlightsSection } from "../../../../../shared/wire/sections/highlights-section.ts";
import { eventStatus } from "../../../../../shared/sports/statuses.ts";
import type { Channel } from "../../../../../shared/timeline/incident.ts";
import type { DetailsAnswer } from "./match-question.ts";
import { toSignedBody } from "./signed.ts";

/** The channels that show the highlights (`df_hl_`); none for a game that has not begun or was called off. */
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
