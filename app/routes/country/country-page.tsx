import { today } from "../../../shared/addresses/list-query.ts";
import { EventsOf } from "../../features/match-row/event-context.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { LiveList } from "../../live/hooks.tsx";
import { Flag } from "../../ui/flag.tsx";
import { CountryGames } from "./country-games.tsx";
import type { CountryData } from "./queries.server.ts";

/** A country's competitions in a sport, those that play today first. */
export function CountryPage({ country }: { readonly country: CountryData }) {
  const { href, lang } = usePage();
  const { sportId, name, flag, list, todayEpochDay } = country;
  const texts = competitionTexts(lang);
  const sport = sportLabel(sportId, lang);
  return (
    <PageColumns>
      <div className="cards page-body country" data-page="category_page">
        <div className="card competition-head">
          <nav className="path" aria-label={texts.breadcrumbs}>
            <a href={href({ kind: "list", sportId, day: today, category: "all" })}>{sport}</a>
          </nav>
          <div className="heading">
            <Flag name={flag} />
            <h1 tabIndex={-1}>
              <bdi>{name}</bdi>
            </h1>
            <p className="season">{sport}</p>
          </div>
        </div>
        <div className="summary-columns">
          <Competitions country={country} />
          {list === null ? null : (
            <LiveList list={list}>
              <EventsOf sportId={sportId} todayEpochDay={todayEpochDay}>
                <div className="cards">
                  <CountryGames />
                </div>
              </EventsOf>
            </LiveList>
          )}
        </div>
      </div>
    </PageColumns>
  );
}

function Competitions({ country: { sportId, slug, competitions } }: { readonly country: CountryData }) {
  const { href, lang } = usePage();
  const texts = competitionTexts(lang);
  return (
    <section className="card block competitions" aria-labelledby="competitions-heading">
      <div className="block-head">
        <h2 id="competitions-heading">{texts.competitions}</h2>
      </div>
      <ul className="events">
        {competitions.map(({ slug: competition, name: title, today: games, live }) => (
          <li key={competition}>
            <a
              href={href({
                kind: "competition",
                sportId,
                country: slug,
                competition,
                season: null,
                section: "summary",
              })}
            >
              <bdi>{title}</bdi>
              {live === 0 ? null : <b className="live-count">{texts.liveCount(live)}</b>}
              {games === 0 ? null : <small>{texts.todayCount(games)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
