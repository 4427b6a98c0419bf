import type { Language } from "../../../shared/texts/languages.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { leaguesTexts } from "../../i18n/leagues-texts.ts";

type LanguagesPageProps = {
  readonly lang: Language;
  /** The variant that is shown. */
  readonly own: string;
  readonly sites: readonly LanguageSite[];
};

/** A variant: its language's own name, its country, and its address; null where it has no host of its own. */
export type LanguageSite = {
  readonly id: string;
  readonly lang: Language;
  readonly name: string;
  readonly country: string;
  readonly origin: string | null;
};

/** The languages of the site, each under its own name, so that visitors who read no other language find theirs. */
export function LanguagesPage({ lang, own, sites }: LanguagesPageProps) {
  const texts = leaguesTexts(lang);
  return (
    <PageColumns>
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{texts.languages}</h1>
          <p>{texts.languagesHint}</p>
        </div>
        <ul className="card languages">
          {sites.map(({ id, lang: each, name, country, origin }) => {
            const state = id === own ? texts.current : origin === null ? texts.notHere : null;
            const words = (
              <>
                <b lang={each}>{name}</b>
                <span>{country}</span>
                {state === null ? null : <small>{state}</small>}
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
