import { useState } from "react";
import { ownNameOf } from "../../i18n/own-name.ts";
import { languagesTexts } from "../../i18n/languages-texts.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import { readAlternates } from "./alternates.ts";
import type { WindowProps } from "./window-props.ts";
import "./menu-window.css";

/** Leads to the same page in another language. */
export function LanguageWindow({ opener, onClose }: WindowProps) {
  const { lang, href } = usePage();
  const texts = languagesTexts(lang);
  const [alternates] = useState(readAlternates);
  // A page's own variant is the first that its head names.
  const [own = { tag: lang }, ...others] = alternates;
  return (
    <Dialog
      title={texts.languages}
      closeLabel={searchTexts(lang).cancel}
      opener={opener}
      onClose={onClose}
      kind="sheet"
      screen="language_dialog"
    >
      <div className="menu-window">
        {others.length === 0 ? <p>{texts.only}</p> : null}
        <nav aria-label={texts.languages}>
          <a href={location.pathname + location.search} aria-current="true" onClick={onClose}>
            {ownNameOf(own.tag)}
          </a>
          {others.map((each) => (
            <a key={each.tag} href={each.href} hrefLang={each.tag} lang={each.tag}>
              {ownNameOf(each.tag)}
            </a>
          ))}
        </nav>
        <a href={href({ kind: "settings" })} data-window="langBoxSetup">
          {texts.languageSetup}
        </a>
      </div>
    </Dialog>
  );
}
