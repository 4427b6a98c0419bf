import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toBreadcrumbs, toPageMeta } from "../../features/page/page-links.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { countriesTexts } from "../../i18n/countries-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { MyLeaguesList } from "../../features/my-leagues/my-leagues-list.tsx";
import { PinButton } from "../../features/my-leagues/pin-button.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { Flag } from "../../ui/flag.tsx";
import styles from "./page.css?url";
import { loadCountries, type CountriesData } from "./queries.server.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, sportId, sportPath, countries, links: found } = page;
  const texts = countriesTexts(lang);
  const sport = sportLabel(sportId, lang);
  const leagues = countries.reduce((sum, country) => sum + country.leagues.length, 0);
  return toPageMeta({
    title: texts.countriesOf({ sport }),
    description: texts.countriesDescription({ sport, countries: countries.length, leagues }),
    links: found,
    shownPath: found.path,
    things: [
      toBreadcrumbs(found.origin, [
        { name: sport, path: sportPath },
        { name: texts.countries, path: found.path },
      ]),
    ],
  });
};

/** Competitions change by imports; their games are not on the page. */
const stored = storedFor({ freshSeconds: 10, staleSeconds: 3_600 });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await loadCountries(context, params["sportPath"] ?? "", Math.floor(Date.now() / 1000));
  return data(page, stored);
}

/** Every country of a sport with its competitions and pins. */
export default function CountriesRoute() {
  return <CountriesPage page={useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

/** All competitions of a sport by country, each with a pin, below the visitor's own competitions. */
function CountriesPage({ page }: { readonly page: CountriesData }) {
  const { lang } = usePage();
  const texts = countriesTexts(lang);
  const { sportId, sportPath, countries, defaults } = page;
  const sport = sportLabel(sportId, lang);
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
          <MyLeaguesList sportId={sportId} defaults={defaults}>
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
