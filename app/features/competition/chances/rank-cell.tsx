import { commaIn } from "../../../../shared/texts/comma.ts";
import type { ChancesZone } from "../../../../shared/wire/sections/read-chances.ts";
import { usePage } from "../../page/page-context.tsx";

type RankCellProps = {
  readonly rank: number;
  /** The place in the order of the table, which no two teams share. */
  readonly place: number;
  readonly zones: readonly ChancesZone[];
};

/** A team's rank, with the zone of the table in which its place lies. */
export function RankCell({ rank, place, zones }: RankCellProps) {
  const { lang } = usePage();
  const zone = zoneAt(zones, place);
  return (
    <td className="of-rank" title={zone?.label}>
      {zone === null ? null : (
        <svg className="zone-mark" aria-hidden="true">
          <rect width="100%" height="100%" fill={zone.colour} />
        </svg>
      )}
      {rank}
      {zone === null ? null : <span className="sr-only">{commaIn(lang) + zone.label}</span>}
    </td>
  );
}

/** The first of the zones is the title, which is no zone of the table. */
const zoneAt = ([, ...zones]: readonly ChancesZone[], place: number): ChancesZone | null =>
  zones.find(({ from, to }) => place >= from && place <= to) ?? null;
