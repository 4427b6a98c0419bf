import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countryOf } from "../../../shared/places/countries.ts";
import { ownNameOf } from "../../i18n/own-name.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import styles from "../../features/settings/sheet.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { leaguesTexts } from "../../i18n/leagues-texts.ts";
import { LanguagesPage, type LanguageSite } from "./languages-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const texts = leaguesTexts(page.lang);
  return toRoomMeta({ title: texts.languages, description: texts.languagesDescription, links: page.links });
};

/** The variants, and where each is published: a language's site has a project, a zone and addresses of its own (C1.11). */
export function loader({ context }: LoaderFunctionArgs) {
  const { id: own, lang } = context.variant;
  const published = context.sites.filter(({ id, siteOrigin }) => id === own || siteOrigin !== null);
  // With a single published variant there is no other to link to; then list all, to show what is still to come.
  const shown = published.length > 1 ? published : context.sites;
  const inOrder = shown.toSorted((left, right) => Number(right.id === own) - Number(left.id === own));
  const sites = inOrder.map((variant): LanguageSite => ({
    id: variant.id,
    lang: variant.lang,
    name: ownNameOf(variant.lang),
    country: countryOf(variant.country ?? "WORLD", lang).name,
    origin: variant.siteOrigin,
  }));
  const page = { lang, own, sites, links: toPlainLinks(context, { kind: "languages" }) };
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 300, staleSeconds: 86_400 }) } });
}

export default function LanguagesRoute() {
  return <LanguagesPage {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary };
