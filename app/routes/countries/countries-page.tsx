import { PageColumns } from "../../features/layout/page-columns.tsx";
import { MyLeaguesList } from "../../features/my-leagues/my-leagues-list.tsx";
import { PinButton } from "../../features/my-leagues/pin-button.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { leaguesTexts } from "../../i18n/leagues-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { topTournament } from "../../features/favourites/pinned-leagues.ts";
import type { CountriesData } from "./queries.server.ts";

/** All competitions of a sport by country, each with a pin, below the visitor's own competitions. */
export function CountriesPage({ page }: { readonly page: CountriesData }) {
  const { lang } = usePage();
  const texts = leaguesTexts(lang);
  const { sportId, sportPath, countries } = page;
  const sport = sportLabel(sportId, lang);
  const defaults = countries.flatMap(({ leagues }) => leagues.filter(({ type }) => type === topTournament));
  return (
    <PageColumns>
      <div className="reading countries" data-page="common_page">
        <div className="card reading-head">
          <p>
            <a href={sportPath}>{sport}</a>
          </p>
          <h1 tabIndex={-1}>{texts.countries}</h1>
        </div>
        <div className="card mine">
          <MyLeaguesList sportId={sportId} level={2} defaults={defaults}>
            <p>{texts.myLeaguesHint}</p>
          </MyLeaguesList>
        </div>
        <div className="card all-countries">
          {countries.map(({ name, flag, path, leagues }) => (
            <section key={path}>
              <h2>
                <Flag name={flag} />
                <a href={path}>
                  <bdi translate="no">{name}</bdi>
                </a>
              </h2>
              <ul>
                {leagues.map((league) => (
                  <li key={league.path}>
                    <a href={league.path}>
                      <bdi translate="no">{league.name}</bdi>
                    </a>
                    <PinButton league={league} defaults={defaults} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </PageColumns>
  );
}
