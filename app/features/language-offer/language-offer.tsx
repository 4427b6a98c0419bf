import { useState } from "react";
import { ownNameOf } from "../../../shared/texts/own-name.ts";
import { languages } from "../../../shared/texts/languages.ts";
import { offerTexts } from "../../i18n/offer-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { readAlternates } from "../windows/alternates.ts";
import { findOffer } from "./find-offer.ts";
import { closeOffer } from "./visits.ts";
import "./language-offer.css";

/** A box above the page's corner that leads to the same page in the browser's language, in that language's words. It moves nothing. */
export function LanguageOffer() {
  const { lang, t } = usePage();
  const find = () => findOffer(lang, navigator.languages, readAlternates());
  const [offer, setOffer] = useState(find);
  const offered = languages.find((each) => offer?.tag.startsWith(each));
  if (offer === null || offered === undefined) return null;
  const { text, close } = offerTexts[offered];
  return (
    <aside className="language-offer" lang={offered} aria-label={text(t.brand)}>
      <p>{text(t.brand)}</p>
      <a
        className="button"
        href={offer.href}
        hrefLang={offer.tag}
        onClick={({ currentTarget }) => {
          // Another page may be open by now.
          currentTarget.href = find()?.href ?? offer.href;
          closeOffer();
        }}
      >
        {ownNameOf(offer.tag)}
      </a>
      <button
        type="button"
        className="button"
        onClick={() => {
          closeOffer();
          setOffer(null);
        }}
      >
        {close}
      </button>
    </aside>
  );
}
