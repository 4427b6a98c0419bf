import type { LegalDocument } from "../../../shared/addresses/plain-words.ts";
import { purposesOf, receiversOf, type Tags } from "../../../variants/tags.ts";
import type { Variant } from "../../../variants/variant.ts";
import { consentTexts, type LegalText, legalTexts, serverTexts } from "../../i18n/server-texts.server.ts";

type Section = { readonly title: string; readonly texts: readonly string[] };
/** A document as a page shows it. */
type ShownText = Pick<LegalText, "title" | "description"> & { readonly sections: readonly Section[] };

/** A legal document for a variant. Its tags add the section on consent, and its publisher comes last, where the variant's file names one. */
export function toLegalText(document: LegalDocument, { lang, tags, publisher }: Variant): ShownText {
  const { title, description, sections } = legalTexts[lang][document];
  const isTracked = tags !== null && (document === "privacy" || document === "cookies");
  const own = sections.map(({ title, texts, untracked = [] }) => ({
    title,
    texts: isTracked ? texts : [...texts, ...untracked],
  }));
  const { privacyDescription } = consentTexts[lang];
  return {
    title,
    description: isTracked && document === "privacy" ? privacyDescription : description,
    sections: [
      ...own.filter(({ texts }) => texts.length > 0),
      ...(isTracked ? [toConsentSection(tags, lang)] : []),
      ...(publisher === null
        ? []
        : [{ title: serverTexts[lang].publisher, texts: [publisher.name, ...publisher.address, publisher.email] }]),
    ],
  };
}

/** The purposes that visitors may agree to, and the receivers of the data. */
function toConsentSection(tags: Tags, lang: Variant["lang"]): Section {
  const { legalTitle, legalTexts, purposes, receivers } = consentTexts[lang];
  const named = purposesOf(tags).map((purpose) => {
    const { name, hint } = purposes[purpose];
    const who = receiversOf(tags, purpose).join(", ");
    return `${name} – ${hint}${who === "" ? "" : ` ${receivers({ names: who })}.`}`;
  });
  return { title: legalTitle, texts: [...legalTexts, ...named] };
}
