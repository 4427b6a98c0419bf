import type { CompetitionSection } from "../../../shared/addresses/address.ts";

/**
 * The sections of a competition's page, in the order in which they are shown. Their words in addresses and their names come
 * from the texts; a section's loader, sheet and component from `app/features/competition/{folder}/route.tsx`. A section
 * more is a folder and a line here (docs/adr/006).
 */
export const competitionSectionRows = [
  { section: "summary", folder: "summary" },
  { section: "results", folder: "results" },
  { section: "fixtures", folder: "fixtures" },
  { section: "standings", folder: "standings" },
  { section: "chances", folder: "chances" },
  { section: "whatIf", folder: "what-if" },
  { section: "forecasts", folder: "forecasts" },
  { section: "draw", folder: "draw" },
  { section: "scorers", folder: "scorers" },
  { section: "statistics", folder: "statistics" },
  { section: "odds", folder: "odds" },
  { section: "news", folder: "news" },
  { section: "archive", folder: "archive" },
] as const satisfies readonly { readonly section: CompetitionSection; readonly folder: string }[];

/** A section that has a page. */
export type ShownSection = (typeof competitionSectionRows)[number]["section"];

export const isShownSection = (section: CompetitionSection): section is ShownSection =>
  competitionSectionRows.some((row) => row.section === section);
