import { commaIn } from "../../../shared/texts/comma.ts";
import { useCompetition } from "../../features/competition/competition-context.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { competitionTexts } from "../../i18n/competition-texts.ts";

/**
 * Sections that a season has for sure where another has them. The current one may have no results yet; games to come, news and prices
 * are of now, and the archive is no season's.
 */
const keptSections: Readonly<Record<"current" | "past", ReadonlySet<string>>> = {
  current: new Set(["standings", "scorers"]),
  past: new Set(["results", "standings", "draw", "scorers"]),
};

/** The season that is shown, which opens to the others; each keeps the section where a season may have it. */
export function SeasonMenu() {
  const { href, lang } = usePage();
  const { sportId, country, slug, season, seasons, section } = useCompetition();
  const texts = competitionTexts(lang);
  if (seasons.length < 2) return <p className="season">{texts.season({ season })}</p>;
  return (
    // Closed again on the page that a choice leads to.
    <details key={season} className="season">
      <summary aria-label={texts.season({ season }) + commaIn(lang) + texts.seasons}>
        {texts.season({ season })}
      </summary>
      <ul>
        {seasons.map((choice) => (
          <li key={choice.season}>
            <a
              href={href({
                kind: "competition",
                sportId,
                country: country.slug,
                competition: slug,
                season: choice.addressSeason,
                section: keptSections[choice.addressSeason === null ? "current" : "past"].has(section)
                  ? section
                  : "summary",
              })}
              aria-current={choice.season === season ? "page" : undefined}
            >
              {choice.season}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
