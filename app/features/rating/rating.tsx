import type { Language } from "../../../shared/texts/languages.ts";
import { usePage } from "../page/page-context.tsx";
import { Sign } from "../../ui/sign.tsx";
import { formatNumber } from "../../../shared/texts/numbers.ts";

type RatingProps = {
  readonly value: number;
  /** Makes the spoken name of the figure from its text: "note 7,8". */
  readonly toName: (values: { readonly value: string }) => string;
};

/** A player's rating, graded in three steps only, by the figure that is shown. */
export function Rating({ value, toName }: RatingProps) {
  const { lang } = usePage();
  const text = toMarkText(value, lang);
  const shown = Math.round(value * 10) / 10;
  const step = shown >= 8 ? " high" : shown >= 7 ? " good" : "";
  return (
    <Sign name={toName({ value: text })} className={`rating${step}`}>
      {text}
    </Sign>
  );
}

/** One decimal, with the language's mark: "7,8". */
export const toMarkText = (value: number, lang: Language): string => formatNumber(value, lang, 1);
