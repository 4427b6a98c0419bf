import { intlTag } from "../../../../shared/texts/intl-tag.ts";
import type { SeasonRow } from "../../../../shared/wire/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { useParticipant } from "../../participant/participant-context.tsx";
import { columnName } from "../column-name.ts";
import { toMarkText } from "../../rating/rating.tsx";
import { Card } from "../../participant/game-cards.tsx";
import type { FigureColumn } from "../../participant/figure-columns.ts";
import { sumSeason } from "../sum-season.ts";

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
              <dd>{column === "rating" ? toMarkText(value, lang) : value.toLocaleString(intlTag(lang))}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
