import { Fragment } from "react";
import { today } from "../../../shared/addresses/list-query.ts";
import { dataPartRows, summaryRows } from "../../../shared/wire/data-part.ts";
import type { GroupedCompetition } from "../../../shared/addresses/directory.ts";
import { EventLinks } from "../../features/competition/event-links.tsx";
import { EventsOf } from "../../features/match-row/event-context.tsx";
import { SectionNav } from "../../features/layout/section-nav.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { HideButton } from "../../features/veil/hide-button.tsx";
import { toHiddenSeries } from "../../features/veil/hidden-race.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { strengthTexts } from "../../i18n/strength-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { LiveList } from "../../live/hooks.tsx";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { Flag } from "../../ui/flag.tsx";
import { sectionOf } from "./country-sections.ts";
import { CountryGames } from "./country-games.tsx";
import type { CountryCompetition, CountryData } from "./queries.server.ts";

const mostAboveGames = 12;

/** The competitions of a country or a category in a sport, those that play today first. */
export function CountryPage({ country }: { readonly country: CountryData }) {
  const { href, lang } = usePage();
  const { sportId, name, flag, list, series, todayEpochDay } = country;
  const texts = competitionTexts(lang);
  const sport = sportLabel(sportId, lang);
  // A phone shows one part below the other. A visitor should not scroll past a hundred names to see a game.
  const isBelow = country.competitions.length > mostAboveGames || country.tab !== null;
  return (
    <PageColumns>
      <div className="cards page-body country" data-page={country.isCategory ? "category_page" : "common_page"}>
        <div className="card competition-head">
          <nav className="path" aria-label={texts.breadcrumbs}>
            <a href={href({ kind: "list", sportId, day: today, category: "all" })}>{sport}</a>
          </nav>
          <div className="heading">
            <Flag name={flag} />
            <h1 tabIndex={-1}>
              <bdi translate="no">{name}</bdi>
            </h1>
            <p className="season">{sport}</p>
            {series === null ? null : (
              <div className="head-tools">
                <HideButton thing={toHiddenSeries(name, series.key, series.tournamentId)} />
              </div>
            )}
          </div>
          <Tabs country={country} />
        </div>
        <div className="summary-columns">
          {isBelow ? null : <Competitions country={country} />}
          {list === null ? null : (
            <LiveList list={list}>
              <EventsOf sportId={sportId} todayEpochDay={todayEpochDay}>
                <div className="cards">
                  <CountryGames
                    key={country.tab}
                    tab={country.tab}
                    paths={country.isCategory ? country.competitions.map(({ path }) => path) : null}
                  />
                </div>
              </EventsOf>
            </LiveList>
          )}
          <Events country={country} />
          {isBelow ? <Competitions country={country} /> : null}
        </div>
      </div>
    </PageColumns>
  );
}

/** Tabs: the page itself, finished and scheduled games where there are any, and the table of the first league. */
function Tabs({ country }: { readonly country: CountryData }) {
  const { lang, href } = usePage();
  const { sportId, tab, tabs, tablePath, strengthPath, links } = country;
  const texts = competitionTexts(lang);
  const shown = (["finished", "scheduled"] as const).filter((each) => each === tab || tabs.includes(each));
  if (shown.length === 0 && tablePath === null && strengthPath === null) return null;
  const slug = links.path.split("/")[2] ?? "";
  return (
    <SectionNav
      label={texts.pageSections}
      sections={[
        { key: "summary", name: texts.sections.summary, address: links.path },
        ...shown.map((each) => ({
          key: sectionOf[each],
          name: texts.sections[sectionOf[each]],
          address: href({ kind: "country", sportId, country: slug, category: each }),
        })),
        ...(tablePath === null ? [] : [{ key: "standings", name: texts.sections.standings, address: tablePath }]),
        ...(strengthPath === null
          ? []
          : [{ key: "strength", name: strengthTexts(lang).ranking, address: strengthPath }]),
      ]}
      current={tab === null ? "summary" : sectionOf[tab]}
    />
  );
}

/** Events of a sport without duels, which a list of games has not: each has a page. */
function Events({ country: { tab, events, todayEpochDay } }: { readonly country: CountryData }) {
  const texts = competitionTexts(usePage().lang);
  const { past, coming } = events;
  if (past.length + coming.length === 0) return null;
  if (tab !== null) {
    const section = sectionOf[tab];
    return (
      <EventLinks
        name={section}
        title={texts.sections[section]}
        events={(tab === "finished" ? past : coming).slice(0, dataPartRows)}
        todayEpochDay={todayEpochDay}
      />
    );
  }
  const near = { todayEpochDay } as const;
  return (
    <div className="cards">
      <EventLinks {...near} name="summary-fixtures" title={texts.nextEvents} events={coming.slice(0, summaryRows)} />
      <EventLinks {...near} name="summary-results" title={texts.lastEvents} events={past.slice(0, summaryRows)} />
    </div>
  );
}

function Competitions({ country }: { readonly country: CountryData }) {
  const { href, lang } = usePage();
  const { sportId, isCategory, competitions } = country;
  // On the page of a category its name stands above already.
  const groupOf = ({ category }: CountryCompetition) => (isCategory ? "" : (category?.name ?? ""));
  const names = [...new Set(competitions.map(groupOf))];
  return (
    <section className="card block competitions" aria-labelledby="competitions-heading">
      <div className="block-head">
        <h2 id="competitions-heading">{competitionTexts(lang).competitions}</h2>
      </div>
      {names.map((name) => {
        const own = competitions.filter((each) => groupOf(each) === name);
        const slug = own[0]?.category?.slug ?? null;
        return (
          <Fragment key={name}>
            {name === "" ? null : (
              <h3>{slug === null ? name : <a href={href({ kind: "country", sportId, country: slug })}>{name}</a>}</h3>
            )}
            <CompetitionLinks competitions={own} sportId={sportId} />
          </Fragment>
        );
      })}
    </section>
  );
}

/** Each event of a sport without duels is a competition of its own, which needs no count. */
function CompetitionLinks({ competitions, sportId }: Pick<CountryData, "competitions" | "sportId">) {
  const { lang, t } = usePage();
  const texts = competitionTexts(lang);
  const isField = sportById(sportId)?.duel === false;
  return (
    <ul className="events">
      {competitions.map(({ path, name, category, today: games, live }) => (
        <li key={path}>
          <a href={path}>
            <bdi translate="no">{nameInCategory({ name, category })}</bdi>
            {live === 0 ? null : (
              <b className="live-count">{isField ? texts.live : texts.liveCount({ count: live })}</b>
            )}
            {games === 0 ? null : <small>{isField ? t.today : texts.todayCount({ count: games })}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A competition's name below the name of its category: "Miami, hard" of "ATP - Singles: Miami, hard". */
export function nameInCategory({ name, category }: Pick<GroupedCompetition, "name" | "category">): string {
  if (category === null || !name.startsWith(category.name)) return name;
  return name.slice(category.name.length).replace(/^\s*[:–-]\s*/, "") || name;
}
