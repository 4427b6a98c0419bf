import { createContext, useContext } from "react";
import { usePage } from "../page/page-context.tsx";
import type { CompetitionData } from "./competition-data.ts";
import type { ShownSection } from "./competition-sections.ts";

const Competition = createContext<CompetitionData | null>(null);
export const CompetitionProvider = Competition.Provider;

/** Returns the data that the sections of a competition have besides their own feeds. */
export function useCompetition(): CompetitionData {
  const competition = useContext(Competition);
  if (competition === null) throw new Error("a section needs a competition around it");
  return competition;
}

/** The address of a section of the season that is shown. */
export function useSectionHref(): (section: ShownSection, page?: number) => string {
  const { href } = usePage();
  const { sportId, country, slug, addressSeason } = useCompetition();
  return (section, page) =>
    href({
      kind: "competition",
      sportId,
      country: country.slug,
      competition: slug,
      season: addressSeason,
      section,
      ...(page === undefined || page < 2 ? {} : { page }),
    });
}
