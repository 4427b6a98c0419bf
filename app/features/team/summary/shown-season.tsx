import type { ReactNode } from "react";
import { formatNumber, withLocalMarks } from "../../../../shared/texts/numbers.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { tintOf, toChanceText } from "../../competition/chances/chance-cell.ts";
import { usePage } from "../../page/page-context.tsx";
import { Line } from "../../participant/table-places.tsx";
import type { SeasonOutlook, TeamSeason } from "./season-outlook.ts";

type ShownSeasonProps = { readonly outlook: SeasonOutlook; readonly season: TeamSeason };

/** A team's place and points now, its expected points, and the chances that say most about it. */
export function ShownSeason({ outlook, season }: ShownSeasonProps) {
  const { lang } = usePage();
  const people = peopleTexts(lang);
  const { rank, teams, games, points, expectedPoints, chances } = season;
  const { texts } = outlook;
  return (
    <>
      <LeagueLine outlook={outlook} about={withLocalMarks(people.inTable({ points, games }), lang)}>
        <b className="line-end">{people.rankOf({ rank, teams })}</b>
      </LeagueLine>
      <dl className="facts outlook">
        <div>
          <dt>{texts.expected}</dt>
          <dd>{formatNumber(expectedPoints, lang, 1)}</dd>
        </div>
        {chances.map(({ name, chance }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={`tint-${tintOf(chance)}`} dir="ltr">
                {toChanceText(chance)}
              </span>
              {chance.kind === "share" ? null : <span className="sr-only"> ({texts[chance.kind]})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type LeagueLineProps = {
  readonly outlook: SeasonOutlook;
  readonly about: string | null;
  readonly children: ReactNode;
};

/** The league, with a link to the chances of all its teams. */
export const LeagueLine = ({ outlook, about, children }: LeagueLineProps) => (
  <ul className="lines">
    <Line place={outlook} about={about}>
      {children}
    </Line>
  </ul>
);
