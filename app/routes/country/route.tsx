import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseCountryTab, today } from "../../../shared/addresses/list-query.ts";
import { spellAddress } from "../../../shared/addresses/spell-address.ts";
import { competitionLifetime } from "../../features/competition/load-competition.server.ts";
import rowStyles from "../../features/match-row/rows.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toBreadcrumbs, toPageMeta } from "../../features/page/page-links.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import styles from "./page.css?url";
import { sectionOf } from "./country-sections.ts";
import { loadCountry } from "./queries.server.ts";
import { CountryPage } from "./country-page.tsx";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, sportId, name, tab, competitions, links: found } = page;
  const texts = competitionTexts(lang);
  const sport = sportLabel(sportId, lang);
  const list = spellAddress({ kind: "list", sportId, day: today, category: "all" }, addressTexts(lang));
  return toPageMeta({
    title:
      tab === null
        ? texts.countryTitle({ sport, country: name })
        : [texts.sections[sectionOf[tab]], sport, name].join(commaIn(lang)),
    description: texts.countryDescription({ sport, country: name, count: competitions.length }),
    links: found,
    shownPath: found.path,
    things: [
      toBreadcrumbs(found.origin, [
        { name: sport, path: list },
        { name, path: found.path },
      ]),
    ],
  });
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const { category = null } = parseCountryTab(new URL(request.url).searchParams);
  const [sportPath, slug] = [params["sportPath"] ?? "", params["country"] ?? ""];
  const country = await loadCountry(context, sportPath, slug, nowSeconds, category);
  return data(country, storedFor(competitionLifetime));
}

/** The competitions of a country in a sport; in sports without countries, a tour or championship. */
export default function CountryRoute() {
  return <CountryPage country={useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
