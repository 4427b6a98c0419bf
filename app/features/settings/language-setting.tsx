import { useSyncExternalStore } from "react";
import { ownNameOf } from "../../i18n/own-name.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { usePage } from "../page/page-context.tsx";

const never = () => () => {};
/** The footer, which has the link whose address the server alone spells. */
const footer = "#menu";
const readAddress = () => document.querySelector(`${footer} [data-window='langBox']`)?.getAttribute("href") ?? footer;

/** Names the page's language and leads to the others: to their window where scripts run, to the footer's link where they do not. */
export function LanguageSetting() {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  const address = useSyncExternalStore(never, readAddress, () => footer);
  return (
    <section className="setting">
      <h2>{t.language}</h2>
      <p>{t.languageHint}</p>
      <a className="button" href={address} data-window="langBox">
        {ownNameOf(lang)}
      </a>
    </section>
  );
}
