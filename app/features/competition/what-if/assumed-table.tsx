import { useMemo } from "react";
import { commaIn } from "../../../../shared/texts/comma.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import type { OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import type { Chance, ChancesZone } from "../../../../shared/wire/sections/read-chances.ts";
import type { SeasonTeam, ShownSeason } from "../../../../shared/wire/sections/read-season.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { whatIfTexts } from "../../../i18n/what-if-texts.ts";
import { Sign } from "../../../ui/sign.tsx";
import { Filter } from "../../match/segments/segments.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { TeamMark } from "../../standings/team-mark.tsx";
import { ChanceChange } from "./chance-change.tsx";
import { toAssumedTable, toZoneChances, type AssumedRow } from "./to-table.ts";
import { useSeasonChances } from "./use-season-chances.ts";

type AssumedTableProps = { readonly shown: ShownSeason; readonly assumed: OpenSeason };

/** The table with the assumed results. One column of chances, by choice, says how they change. */
export function AssumedTable({ shown: { season, zones, teams }, assumed }: AssumedTableProps) {
  const { lang } = usePage();
  const texts = whatIfTexts(lang);
  const columns = standingsTexts(lang).columns;
  const { champion, choice, points, pointsShort } = chancesTexts(lang);
  const rows = useMemo(() => toAssumedTable(season, assumed), [season, assumed]);
  const before = useZoneChances(season, zones);
  const own = useZoneChances(assumed === season ? null : assumed, zones);
  const after = assumed === season ? before : own;
  const names = zones.map(({ label }) => label || champion);
  return (
    <>
      <Filter label={choice} texts={names}>
        <table className="what-if-table">
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <abbr title={columns.rank}>#</abbr>
              </th>
              <th scope="col">{columns.team}</th>
              <th scope="col" className="of-played">
                <abbr title={columns.played}>{standingsTexts(lang).playedHead}</abbr>
              </th>
              <th scope="col" className="of-difference">
                <abbr title={columns.difference}>{"+/−"}</abbr>
              </th>
              <th scope="col" className="of-points">
                <abbr title={points}>{pointsShort}</abbr>
              </th>
              {names.map((name, index) => (
                <th key={name} scope="col" className={`by-choice choice-${index + 1}`}>
                  {`${name} (%)`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody aria-busy={!after.isCurrent}>
            {rows.map((row, index) => (
              <Row
                key={row.participantId}
                row={row}
                team={teams.get(row.participantId)}
                zone={zoneAt(zones, index + 1)}
                before={before.of(row.participantId)}
                after={after.of(row.participantId)}
                columns={zones.length}
              />
            ))}
          </tbody>
        </table>
      </Filter>
      <p className="what-if-note">{texts.notes}</p>
      <noscript>
        <p className="what-if-note">{texts.needsScripts}</p>
      </noscript>
    </>
  );
}

/** The chances of each team by the columns; none before the first simulation, and those of the last one while another runs. */
function useZoneChances(season: OpenSeason | null, zones: readonly ChancesZone[]) {
  const simulated = useSeasonChances(season);
  const chances = useMemo(
    () => (simulated === null ? null : toZoneChances(simulated.chances, zones)),
    [simulated, zones],
  );
  return {
    isCurrent: simulated?.season === season,
    of: (teamId: string): readonly Chance[] => chances?.get(teamId) ?? [],
  };
}

/** The first of the zones is the title, which is no zone of the table. */
const zoneAt = ([, ...zones]: readonly ChancesZone[], place: number): ChancesZone | null =>
  zones.find(({ from, to }) => place >= from && place <= to) ?? null;

type RowProps = {
  readonly row: AssumedRow;
  readonly team: SeasonTeam | undefined;
  readonly zone: ChancesZone | null;
  /** By the columns; empty while they are computed. */
  readonly before: readonly Chance[];
  readonly after: readonly Chance[];
  readonly columns: number;
};

function Row({ row, team, zone, before, after, columns }: RowProps) {
  const { lang } = usePage();
  const { rank, rankChange, played, scored, conceded, points } = row;
  const texts = standingsTexts(lang);
  const difference = scored - conceded;
  return (
    <tr>
      <td className="of-rank" title={zone?.label}>
        {zone === null ? null : (
          <svg className="zone-mark" aria-hidden="true">
            <rect width="100%" height="100%" fill={zone.colour} />
          </svg>
        )}
        {rank}
        {zone === null ? null : <span className="sr-only">{commaIn(lang) + zone.label}</span>}
      </td>
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
      {Array.from({ length: columns }, (_, index) => (
        // A column has no other name than its number.
        <td key={`${index}`} className={`by-choice choice-${index + 1}`}>
          <ChanceChange before={before[index] ?? null} after={after[index] ?? null} />
        </td>
      ))}
    </tr>
  );
}
