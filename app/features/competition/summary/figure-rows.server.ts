import type { Language } from "../../../../shared/texts/languages.ts";
import { serverTexts } from "../../../i18n/server-texts.server.ts";
import type { SeasonFigures } from "./season-figures.ts";

/** A season's figures with their names, in one language. */
export type FigureRows = {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, figure: string])[];
};

export function toFigureRows(figures: SeasonFigures, lang: Language): FigureRows {
  const { season } = serverTexts[lang];
  const { games, goalsPerGame, homeWins, attack, defence } = figures;
  const format = (figure: number, options: Intl.NumberFormatOptions) => figure.toLocaleString(lang, options);
  return {
    title: season.title,
    rows: [
      [season.games, format(games, { maximumFractionDigits: 0 })],
      [season.goalsPerGame, format(goalsPerGame, { minimumFractionDigits: 2, maximumFractionDigits: 2 })],
      ...(homeWins === null ? [] : [[season.homeWins, format(homeWins, { style: "percent" })] as const]),
      [season.attack, `${attack.team} · ${attack.goals}`],
      [season.defence, `${defence.team} · ${defence.goals}`],
    ],
  };
}
