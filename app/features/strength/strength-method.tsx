import type { Language } from "../../../shared/texts/languages.ts";
import { formatNumber } from "../../../shared/texts/numbers.ts";
import { strengthTexts } from "../../i18n/strength-texts.ts";

/** How well strengths foretold games: how many, and the mean Brier scores of the forecasts and of the shares of outcomes. */
export type JudgedStrengths = { readonly forecasts: number; readonly ours: number; readonly base: number };

/** How strengths are computed, and how well they foretold games, behind a line that opens. */
export function StrengthMethod({
  judged: { forecasts, ours, base },
  lang,
}: {
  readonly judged: JudgedStrengths;
  readonly lang: Language;
}) {
  const texts = strengthTexts(lang);
  return (
    <details className="strength-method">
      <summary>{texts.how}</summary>
      {texts.howTexts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {texts.judged({
          count: formatNumber(forecasts, lang),
          ours: formatNumber(ours, lang, 3),
          base: formatNumber(base, lang, 3),
        })}
      </p>
    </details>
  );
}
