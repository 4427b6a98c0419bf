import { useMemo } from "react";
import { readStandings } from "../../../shared/wire/sections/read-standings.ts";
import { participantKind } from "../../../shared/sports/participant-kind.ts";
import { isMasked } from "../../feeds/masked-body.ts";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { LeagueTable } from "../standings/league-table.tsx";
import { TableNotes } from "../standings/table-notes.tsx";
import { Block } from "./block.tsx";
import { useCompetition, useSectionHref } from "./competition-context.tsx";
import { MaskedTable } from "./masked-table.tsx";
import { useMovingFeed } from "./use-moving-feed.ts";

/** Rows of a table that is not the page's subject. */
const shortRows = 6;

type ShortTableProps = { readonly feedName: string; readonly loaded: string };

/** The head of the table; of each group where there are several. */
export function ShortTable({ feedName, loaded }: ShortTableProps) {
  const { lang } = usePage();
  const { sportId } = useCompetition();
  const sectionHref = useSectionHref();
  const texts = competitionTexts(lang);
  const body = useMovingFeed(feedName, loaded);
  const { teamHead, columns, tables, zones } = useMemo(() => readStandings(body), [body]);
  if (isMasked(body))
    return (
      <Block name="standings_table" title={texts.sections.standings} className="card short-table">
        <MaskedTable />
      </Block>
    );
  if (tables.length === 0) return null;
  const rows = tables.length > 1 ? 2 : shortRows;
  const shownZones = new Set(
    tables.flatMap((table) => table.rows.slice(0, rows).flatMap(({ zone }) => zone?.code ?? [])),
  );
  return (
    <Block
      name="standings_table"
      title={texts.sections.standings}
      more={{ href: sectionHref("standings"), text: texts.wholeTable }}
      className="card short-table"
    >
      {tables.map((table) => (
        <LeagueTable
          key={table.title}
          table={{ ...table, rows: table.rows.slice(0, rows) }}
          columns={columns}
          sides={[]}
          teamHead={teamHead}
          hasCrests={participantKind(sportId) === "team"}
          isBare
        />
      ))}
      <TableNotes zones={zones.filter(({ code }) => shownZones.has(code))} isLive={false} />
    </Block>
  );
}
