import { useState } from "react";
import { languages, type Language } from "../../../shared/texts/languages.ts";
import { leaguesTexts } from "../../i18n/leagues-texts.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "./window-props.ts";
import "./menu-window.css";

/** The open page in other languages, as its head names them. */
function readAlternates(): readonly { readonly lang: Language; readonly href: string }[] {
  const found = [...document.querySelectorAll<HTMLLinkElement>("head link[rel='alternate'][hreflang]")];
  return languages.flatMap((lang) => {
    const href = found.find(({ hreflang }) => hreflang === lang)?.href;
    return href === undefined ? [] : [{ lang, href }];
  });
}

/** Leads to the same page in another language. */
export function LanguageWindow({ opener, onClose }: WindowProps) {
  const { lang } = usePage();
  const texts = leaguesTexts(lang);
  const [alternates] = useState(readAlternates);
  const others = alternates.filter((each) => each.lang !== lang);
  return (
    <Dialog
      title={texts.languages}
      closeLabel={searchTexts(lang).cancel}
      opener={opener}
      onClose={onClose}
      kind="sheet"
    >
      <div className="menu-window">
        {others.length === 0 ? <p>{texts.only}</p> : null}
        <nav aria-label={texts.languages}>
          <a href={location.pathname + location.search} aria-current="true" onClick={onClose}>
            {texts.names[lang]}
          </a>
          {others.map((each) => (
            <a key={each.lang} href={each.href} hrefLang={each.lang} lang={each.lang}>
              {texts.names[each.lang]}
            </a>
          ))}
        </nav>
      </div>
    </Dialog>
  );
}
