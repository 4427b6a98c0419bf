import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageError } from "../../features/layout/page-error.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toBreadcrumbs, toPageMeta } from "../../features/page/page-links.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { leaguesTexts } from "../../i18n/leagues-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { CountriesPage } from "./countries-page.tsx";
import styles from "./page.css?url";
import { loadCountries } from "./queries.server.ts";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, sportId, sportPath, countries, links: found } = page;
  const texts = leaguesTexts(lang);
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
const lifetime = formatLifetime({ freshSeconds: 10, staleSeconds: 3_600 });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await loadCountries(context, params["sportPath"] ?? "", Math.floor(Date.now() / 1000));
  return data(page, { headers: { [lifetimeHeader]: lifetime } });
}

/** Every country of a sport with its competitions and pins. */
export default function CountriesRoute() {
  return <CountriesPage page={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary };
