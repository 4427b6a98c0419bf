import type { Language } from "../../../../shared/texts/languages.ts";
import { serverTexts } from "../../../i18n/server-texts.server.ts";
import type { SeasonFigures } from "./season-figures.ts";
import { formatNumber, formatPercent } from "../../../../shared/texts/numbers.ts";

/** A season's figures with their names, in one language. */
export type FigureRows = {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, figure: string])[];
};

export function toFigureRows(figures: SeasonFigures, lang: Language): FigureRows {
  const { season } = serverTexts[lang];
  const { games, goalsPerGame, homeWins, attack, defence } = figures;
  return {
    title: season.title,
    rows: [
      [season.games, formatNumber(games, lang, 0)],
      [season.goalsPerGame, formatNumber(goalsPerGame, lang, 2)],
      ...(homeWins === null ? [] : [[season.homeWins, formatPercent(homeWins * 100, lang)] as const]),
      [season.attack, `${attack.team} · ${attack.goals}`],
      [season.defence, `${defence.team} · ${defence.goals}`],
    ],
  };
}
