import type { Language } from "../../../shared/texts/languages.ts";
import { strengthTexts } from "../../i18n/strength-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { Icon } from "../../ui/icon.tsx";

/** In the place of a strength that would reveal a hidden result. */
export const MaskedStrength = ({ lang }: { readonly lang: Language }) => (
  <section className="card part strength" data-block="strength">
    <div className="part-head">
      <h2>{strengthTexts(lang).heading}</h2>
    </div>
    <p className="masked-line">
      <Icon name="unseen" />
      <span>{veilTexts(lang).maskedFigures}</span>
    </p>
  </section>
);
