import { useState } from "react";
import { ownNameOf } from "../../i18n/own-name.ts";
import { offerTexts, type OfferTexts } from "../../i18n/offer-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { readAlternates } from "../windows/alternates.ts";
import { findOffer } from "./find-offer.ts";
import { closeOffer } from "./visits.ts";
import "./language-offer.css";

const textsByTag: Readonly<Partial<Record<string, OfferTexts>>> = offerTexts;

/** A box above the page's corner that leads to the same page in the browser's language, in that language's words. It moves nothing. */
export function LanguageOffer() {
  const { lang, t } = usePage();
  const find = () => findOffer(lang, navigator.languages, readAlternates());
  const [offer, setOffer] = useState(find);
  const offered = offer?.tag.split("-")[0] ?? "";
  const texts = textsByTag[offered];
  if (offer === null || texts === undefined) return null;
  const { text, close } = texts;
  return (
    <aside className="language-offer" data-screen="onboarding" lang={offered} aria-label={text({ brand: t.brand })}>
      <p>{text({ brand: t.brand })}</p>
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
