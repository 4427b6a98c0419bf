import { today } from "../../../shared/addresses/list-query.ts";
import { CalendarLink } from "../../features/calendar/calendar-link.tsx";
import { useCompetition, useSectionHref } from "../../features/competition/competition-context.tsx";
import { SectionNav } from "../../features/layout/section-nav.tsx";
import { PinButton } from "../../features/my-leagues/pin-button.tsx";
import { toHiddenRace, toHiddenSeries } from "../../features/veil/hidden-race.ts";
import { HideButton } from "../../features/veil/hide-button.tsx";
import { splitEventName } from "../../features/match/field/event-name.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { SeasonMenu } from "./season-menu.tsx";

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
