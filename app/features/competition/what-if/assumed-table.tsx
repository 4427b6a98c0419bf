import type { Chance, ChancesZone } from "../../../../shared/wire/sections/read-chances.ts";
import type { SeasonTeam } from "../../../../shared/wire/sections/read-season.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { whatIfTexts } from "../../../i18n/what-if-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { AssumedRow } from "./assumed-row.tsx";
import type { AssumedRow as TableRow } from "./to-table.ts";
import type { ZoneChances } from "./use-zone-chances.ts";

type AssumedTableProps = {
  readonly rows: readonly TableRow[];
  readonly teams: ReadonlyMap<string, SeasonTeam>;
  readonly zones: readonly ChancesZone[];
  /** The heads of the columns of chances, by the zones. */
  readonly names: readonly string[];
  readonly before: ZoneChances;
  readonly after: ZoneChances;
};

const none: readonly Chance[] = [];

/** The table with the assumed results. One column of chances, by choice, says how they change. */
export function AssumedTable({ rows, teams, zones, names, before, after }: AssumedTableProps) {
  return (
    <table className="what-if-table">
      <Head names={names} />
      <tbody aria-busy={!after.isCurrent}>
        {rows.map((row, index) => (
          <AssumedRow
            key={row.participantId}
            row={row}
            team={teams.get(row.participantId)}
            place={index + 1}
            zones={zones}
            before={before.chances.get(row.participantId) ?? none}
            after={after.chances.get(row.participantId) ?? none}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ names }: { readonly names: readonly string[] }) {
  const { lang } = usePage();
  const { columns, playedHead } = standingsTexts(lang);
  const { points, pointsShort } = chancesTexts(lang);
  return (
    <>
      <caption className="sr-only">{whatIfTexts(lang).caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={columns.rank}>#</abbr>
          </th>
          <th scope="col">{columns.team}</th>
          <th scope="col" className="of-played">
            <abbr title={columns.played}>{playedHead}</abbr>
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
    </>
  );
}
