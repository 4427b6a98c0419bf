import type { SeasonRow } from "../../../../shared/wire/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { columnName } from "../column-name.ts";
import { toMarkText } from "../../rating/rating.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { type FigureColumn, figureColumns } from "../../participant/figure-columns.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";

/** The four figures that say most; others follow where some are missing. */
const preferred: readonly FigureColumn[] = [
  "games",
  "wins",
  "podiums",
  "goals",
  "assists",
  "points",
  "best",
  "rating",
  "losses",
];
const shownFigures = 4;

type SeasonTotal = {
  readonly season: string;
  readonly figures: Readonly<Partial<Record<FigureColumn, number>>>;
};

/**
 * The latest season over all its competitions: sums, the best of places, and the mean of marks by games. Null without a
 * season.
 */
export function sumSeason(seasons: readonly SeasonRow[]): SeasonTotal | null {
  const season = seasons[0]?.season;
  if (season == null) return null;
  const rows = seasons.filter((row) => row.season === season);
  const figures = figureColumns.flatMap((column) => {
    const known = rows.filter((row) => row[column] != null);
    return known.length === 0 ? [] : [[column, join(known, column)] as const];
  });
  return { season, figures: Object.fromEntries(figures) };
}

function join(rows: readonly SeasonRow[], column: FigureColumn): number {
  const values = rows.map((row) => row[column] ?? 0);
  if (column === "best") return Math.min(...values);
  if (column !== "rating") return total(values);
  const games = rows.map((row) => row.games ?? 0);
  return total(rows.map((row, index) => (row.rating ?? 0) * (games[index] ?? 0))) / Math.max(1, total(games));
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The season that runs, in four figures. */
export function SeasonFigures({ seasons }: { readonly seasons: readonly SeasonRow[] }) {
  const { lang } = usePage();
  const { sportId } = useParticipant();
  const texts = peopleTexts(lang);
  const total = sumSeason(seasons);
  if (total === null) return null;
  const present = preferred.filter((column) => total.figures[column] != null);
  const rating = present.filter((column) => column === "rating");
  const columns = [
    ...present.filter((column) => column !== "rating").slice(0, shownFigures - rating.length),
    ...rating,
  ];
  return (
    <Card title={texts.thisSeason({ season: total.season })}>
      <dl className="four">
        {columns.map((column) => {
          const value = total.figures[column] ?? 0;
          const [, label] = columnName(column, sportId, texts);
          return (
            <div key={column} className={column === "rating" ? "is-rating" : undefined}>
              <dt>{label}</dt>
              <dd>{column === "rating" ? toMarkText(value, lang) : formatNumber(value, lang)}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
