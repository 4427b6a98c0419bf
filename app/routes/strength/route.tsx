import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { today } from "../../../shared/addresses/list-query.ts";
import { spellAddress } from "../../../shared/addresses/spell-address.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toBreadcrumbs, toPageMeta } from "../../features/page/page-links.ts";
import styles from "../../features/rankings/sheet.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { strengthTexts } from "../../i18n/strength-texts.ts";
import { parsePageNumber } from "../../navigation/page-number.ts";
import { loadStrengths } from "./queries.server.ts";
import { StrengthPage } from "./strength-page.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, location, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, sportId, country, number, links: found } = page;
  const texts = strengthTexts(lang);
  const sport = sportLabel(sportId, lang);
  const place = country === null ? sport : sport + commaIn(lang) + country.name;
  const title = texts.title({ place });
  const list = spellAddress({ kind: "list", sportId, day: today, category: "all" }, addressTexts(lang));
  return toPageMeta({
    title: number === 1 ? title : title + commaIn(lang) + readingTexts(lang).page({ page: number }),
    description: texts.description({ place }),
    links: found,
    shownPath: location.pathname + location.search,
    things: [
      toBreadcrumbs(found.origin, [
        { name: sport, path: list },
        ...(country === null ? [] : [{ name: country.name, path: country.path }]),
        { name: texts.ranking, path: found.path },
      ]),
    ],
  });
};

const wholeLifetime = { freshSeconds: 30, staleSeconds: 600 };
/** The next visitor starts a page anew whose ranking was not there yet. */
const emptyLifetime = { freshSeconds: 1, staleSeconds: 600 };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const number = parsePageNumber(new URL(request.url).searchParams);
  const asked = { sportPath: params["sportPath"] ?? "", slug: params["country"] ?? null, number };
  const strengths = await loadStrengths(context, asked, Math.floor(Date.now() / 1000));
  return data(strengths, storedFor(strengths.ranking === null ? emptyLifetime : wholeLifetime));
}

/** The sides of a sport, or of one of its countries, by strength. */
export default function StrengthRoute() {
  return <StrengthPage strengths={useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
