import type { OddsMarket } from "../../../../shared/wire/sections/read-match-odds.ts";
import type { MatchTexts } from "../../../i18n/match-texts.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { scoreText } from "../../page/score-text.ts";
import { parseNumber, toLocalFigure } from "../../../../shared/texts/numbers.ts";

type OddsTexts = MatchTexts["odds"];

/** The heading of a column: "1", "N", "Plus". The sign of a draw depends on the language. */
export function outcomeText(code: string, texts: OddsTexts, drawSign: string): string {
  const names: Readonly<Record<string, string>> = texts.outcomes;
  return names[code] ?? code.replaceAll("X", drawSign);
}

/** The heading of a line: "Plus/Moins 2,5", "Handicap −1", "2–1", "1/N", "Allen K. – Murray C.". */
export function lineText(
  { betType, label }: Pick<OddsMarket, "betType" | "label">,
  value: string,
  { texts, drawSign, lang, home }: OddsWords,
): string {
  switch (betType) {
    case "OVER_UNDER":
      return `${label} ${toLocalFigure(value, lang)}`;
    case "ASIAN_HANDICAP":
    case "EUROPEAN_HANDICAP":
      return `${label} ${toLocalFigure(signed(value), lang)}`;
    case "HOME_AWAY":
      return `${home} – ${value}`;
    case "NEXT_GOAL":
      return texts.goalNumber({ number: value });
    case "TOP_POSITION_MERGED":
      return texts.topPlaces({ places: value });
    case "CORRECT_SCORE":
      return scoreText(value, lang);
    case "HALF_FULL_TIME":
      return value.replaceAll("X", drawSign);
    default:
      return value;
  }
}

export type OddsWords = {
  readonly texts: OddsTexts;
  readonly drawSign: string;
  readonly lang: Language;
  /** The first side, or the starter that the match is about. */
  readonly home: string;
};

const signed = (value: string): string => (parseNumber(value) > 0 ? `+${value}` : value.replace("-", "−"));
