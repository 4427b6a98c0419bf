/** The parts of the product that are still to be built, and will use what waits. */
type Area = "data" | "match page" | "places" | "what is mine" | "accounts" | "live scale";

/**
 * Rules that are written and tested, but that no visitor, client or operator gets yet, by the area that will use them:
 * a folder of which nothing is used, a file, or one export of a file (`path#name`). The list only shrinks.
 */
export const waiting: Readonly<Record<string, Area>> = {
  "app/features/field/field-result.ts#formatLapsBehind": "match page",
  "app/features/row-texts/best-of.ts": "match page",
  "app/features/row-texts/number.ts": "match page",

  "app/features/account/client-configuration.ts#localDatabaseVersion": "accounts",
  "shared/betting/geo-groups.ts#mainBookmakerId": "places",
  "app/features/account/value-change.ts": "accounts",

  "app/live/retry.ts#defaultRetry": "live scale",
  "shared/basics/timing.ts#counterRefreshSeconds": "live scale",
};
