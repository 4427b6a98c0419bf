import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countryOf } from "../../../shared/places/countries.ts";
import { ownNameOf } from "../../i18n/own-name.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import styles from "../../features/settings/sheet.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { languagesTexts } from "../../i18n/languages-texts.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const texts = languagesTexts(page.lang);
  return toRoomMeta({ title: texts.languages, description: texts.languagesDescription, links: page.links });
};

/** The variants, and where each is published: a language's site has a project, a zone and addresses of its own (C1.11). */
export function loader({ context }: LoaderFunctionArgs) {
  const { id: own, lang } = context.variant;
  const published = context.sites.filter(({ id, siteOrigin }) => id === own || siteOrigin !== null);
  const inOrder = published.toSorted((left, right) => Number(right.id === own) - Number(left.id === own));
  const sites = inOrder.map((variant): LanguageSite => ({
    id: variant.id,
    lang: variant.lang,
    name: ownNameOf(variant.lang),
    country: countryOf(variant.country ?? "WORLD", lang).name,
    origin: variant.siteOrigin,
  }));
  const page = { lang, own, sites, links: toPlainLinks(context, { kind: "languages" }) };
  return data(page, storedFor({ freshSeconds: 300, staleSeconds: 86_400 }));
}

/** The languages in which the site is published. */
export default function LanguagesRoute() {
  return <LanguagesPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";

type LanguagesPageProps = {
  readonly lang: Language;
  /** The variant that is shown. */
  readonly own: string;
  readonly sites: readonly LanguageSite[];
};

/** A variant: its language's own name, its country, and its address; null where it has no host of its own. */
type LanguageSite = {
  readonly id: string;
  readonly lang: Language;
  readonly name: string;
  readonly country: string;
  readonly origin: string | null;
};

/** The languages of the site, each under its own name, so that visitors who read no other language find theirs. */
function LanguagesPage({ lang, own, sites }: LanguagesPageProps) {
  const texts = languagesTexts(lang);
  return (
    <PageColumns>
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{texts.languages}</h1>
          <p>{sites.length > 1 ? texts.languagesHint : texts.only}</p>
        </div>
        <ul className="card languages">
          {sites.map(({ id, lang: each, name, country, origin }) => {
            const words = (
              <>
                <b lang={each}>{name}</b>
                <span>{country}</span>
                {id === own ? <small>{texts.current}</small> : null}
              </>
            );
            return (
              <li key={id} aria-current={id === own ? "true" : undefined}>
                {origin === null || id === own ? words : <a href={`${origin}/`}>{words}</a>}
              </li>
            );
          })}
        </ul>
      </div>
    </PageColumns>
  );
}
