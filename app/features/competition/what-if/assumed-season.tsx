import { useMemo } from "react";
import type { OpenSeason } from "../../../../shared/standings/chances/open-season.ts";
import type { ShownSeason } from "../../../../shared/wire/sections/read-season.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { whatIfTexts } from "../../../i18n/what-if-texts.ts";
import { Filter } from "../../match/segments/segments.tsx";
import { usePage } from "../../page/page-context.tsx";
import { AssumedTable } from "./assumed-table.tsx";
import { toMostChanged } from "./changed-chances.ts";
import { MostChanged } from "./most-changed.tsx";
import { toAssumedTable } from "./to-table.ts";
import { useZoneChances } from "./use-zone-chances.ts";

type AssumedSeasonProps = { readonly shown: ShownSeason; readonly assumed: OpenSeason };

/** What follows from the assumed results: the table, and the chances that change. */
export function AssumedSeason({ shown: { season, zones, teams }, assumed }: AssumedSeasonProps) {
  const { lang } = usePage();
  const texts = whatIfTexts(lang);
  const { champion, choice } = chancesTexts(lang);
  const rows = useMemo(() => toAssumedTable(season, assumed), [season, assumed]);
  const before = useZoneChances(season, zones);
  const own = useZoneChances(assumed === season ? null : assumed, zones);
  const after = assumed === season ? before : own;
  const changes = useMemo(() => toMostChanged(before.chances, after.chances), [before.chances, after.chances]);
  const names = zones.map(({ label }) => label || champion);
  return (
    <>
      <Filter label={choice} texts={names}>
        <AssumedTable rows={rows} teams={teams} zones={zones} names={names} before={before} after={after} />
      </Filter>
      <p className="what-if-note">{texts.notes}</p>
      <MostChanged changes={changes} teams={teams} names={names} />
      <noscript>
        <p className="what-if-note">{texts.needsScripts}</p>
      </noscript>
    </>
  );
}
