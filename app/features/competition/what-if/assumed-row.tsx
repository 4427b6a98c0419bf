import { formatNumber } from "../../../../shared/texts/numbers.ts";
import type { Chance, ChancesZone } from "../../../../shared/wire/sections/read-chances.ts";
import type { SeasonTeam } from "../../../../shared/wire/sections/read-season.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { Sign } from "../../../ui/sign.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { TeamMark } from "../../standings/team-mark.tsx";
import { RankCell } from "../chances/rank-cell.tsx";
import { ChanceChange } from "./chance-change.tsx";
import type { AssumedRow as TableRow } from "./to-table.ts";

type AssumedRowProps = {
  readonly row: TableRow;
  readonly team: SeasonTeam | undefined;
  readonly place: number;
  readonly zones: readonly ChancesZone[];
  /** By the columns; empty while they are computed. */
  readonly before: readonly Chance[];
  readonly after: readonly Chance[];
};

/** A team's row; a sign beside its name says how many ranks it wins or loses. */
export function AssumedRow({ row, team, place, zones, before, after }: AssumedRowProps) {
  const { lang } = usePage();
  const { rank, rankChange, played, scored, conceded, points } = row;
  const texts = standingsTexts(lang);
  const difference = scored - conceded;
  return (
    <tr>
      <RankCell rank={rank} place={place} zones={zones} />
      <th scope="row">
        <span className="team">
          <TeamMark id={row.participantId} nationId={null} hasCrest />
          <NameLink name={team?.name ?? ""} path={team?.path ?? ""} />
          {rankChange === 0 ? null : (
            <Sign
              name={rankChange > 0 ? texts.ranksWon({ count: rankChange }) : texts.ranksLost({ count: -rankChange })}
              className={rankChange > 0 ? "rises" : "falls"}
            >
              {rankChange > 0 ? "▲" : "▼"}
              {formatNumber(Math.abs(rankChange), lang)}
            </Sign>
          )}
        </span>
      </th>
      <td className="of-played">{formatNumber(played, lang)}</td>
      <td className="of-difference" dir="ltr">
        {difference > 0 ? "+" : difference < 0 ? "−" : ""}
        {formatNumber(Math.abs(difference), lang)}
      </td>
      <td className="of-points">{formatNumber(points, lang)}</td>
      {zones.map((_, index) => (
        // A column has no other name than its number.
        <td key={`${index}`} className={`by-choice choice-${index + 1}`}>
          <ChanceChange before={before[index] ?? null} after={after[index] ?? null} />
        </td>
      ))}
    </tr>
  );
}
