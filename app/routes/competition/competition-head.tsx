import { today } from "../../../shared/addresses/list-query.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import { CalendarLink } from "../../features/calendar/calendar-link.tsx";
import { useCompetition, useSectionHref } from "../../features/competition/competition-context.tsx";
import { SectionNav } from "../../features/layout/section-nav.tsx";
import { BellLink } from "../../features/notifications/bell-link.tsx";
import { PinButton } from "../../features/my-leagues/pin-button.tsx";
import { toHiddenRace, toHiddenSeries } from "../../features/veil/hidden-race.ts";
import { HideButton } from "../../features/veil/hide-button.tsx";
import { splitEventName } from "../../features/match/field/event-name.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Flag } from "../../ui/flag.tsx";

/**
 * Sections that a season has for sure where another has them. The current one may have no results yet; games to come, news and prices
 * are of now, and the archive is no season's.
 */
const keptSections: Readonly<Record<"current" | "past", ReadonlySet<string>>> = {
  current: new Set(["standings", "scorers"]),
  past: new Set(["results", "standings", "draw", "scorers"]),
};

/** The season that is shown, which opens to the others; each keeps the section where a season may have it. */
function SeasonMenu() {
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

/** The head that stays while sections change below it: the competition's place, name, seasons and sections. */
export function CompetitionHead() {
  const { href, lang } = usePage();
  const { sportId, name, country, sections, section, pin, top, ids, isField, addressSeason } = useCompetition();
  const sectionHref = useSectionHref();
  const texts = competitionTexts(lang);
  // "Formule 1" of "Formule 1 - Monza", which has a button of its own.
  const { series } = splitEventName({ title: name });
  return (
    <div className="card competition-head">
      <nav className="path" aria-label={texts.breadcrumbs}>
        <a href={href({ kind: "list", sportId, day: today, category: "all" })}>{sportLabel(sportId, lang)}</a>
        <a href={href({ kind: "country", sportId, country: country.slug })}>{country.name}</a>
      </nav>
      <div className="heading">
        <Flag name={country.flag} />
        <h1 tabIndex={-1}>
          <bdi translate="no">{name}</bdi>
        </h1>
        <SeasonMenu />
        <div className="head-tools">
          {addressSeason === null && sections.includes("fixtures") ? (
            <CalendarLink fixtures={sectionHref("fixtures")} label={texts.calendar} />
          ) : null}
          <HideButton thing={isField ? toHiddenRace(name, ids) : { kind: "league", id: pin.key, name, tells: ids }} />
          <BellLink />
        </div>
        <PinButton league={pin} defaults={top} hasWords />
      </div>
      {isField && series !== "" ? <HideButton thing={toHiddenSeries(series, pin.key, ids[0] ?? "")} hasWords /> : null}
      <SectionNav
        label={texts.sectionsLabel}
        sections={sections.map((each) => ({ key: each, name: texts.sections[each], address: sectionHref(each) }))}
        current={section}
      />
    </div>
  );
}
