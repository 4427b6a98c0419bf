import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import { hasData } from "../../../../shared/wire/codec.ts";
import { readStandings } from "../../../../shared/wire/sections/read-standings.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { Notice } from "../../../ui/notice.tsx";
import { EventsOf } from "../../match-row/event-context.tsx";
import { Segments } from "../../match/segments/segments.tsx";
import { usePage } from "../../page/page-context.tsx";
import { LeagueTable } from "../../standings/league-table.tsx";
import { TableNotes } from "../../standings/table-notes.tsx";
import { useCompetition } from "../competition-context.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { OverUnder } from "./over-under.tsx";
import { useMovingFeed } from "../use-moving-feed.ts";

type Table = {
  readonly kind: "overall" | "live" | "home" | "away" | "form" | "halfTime" | "overUnder" | "teams";
  readonly feedName: string;
  readonly body: string;
};

/** The season's tables: of all games, of those at home, of those away, of the last ones. */
export function Standings({ tables }: { readonly tables: readonly Table[] }) {
  const { lang } = usePage();
  const { sportId } = useCompetition();
  const texts = standingsTexts(lang);
  const names = {
    overall: texts.overall,
    live: texts.overall,
    home: texts.home,
    away: texts.away,
    form: texts.form,
    halfTime: texts.halfTime,
    overUnder: texts.overUnder.name,
    teams: texts.teams,
  };
  const filled = tables.filter(({ body }) => hasData(body));
  const { hash } = useLocation();
  const box = useRef<HTMLElement>(null);
  const asked = filled.findIndex(({ kind }) => `#${kind}` === hash);
  // An address by ids names the table by its hash.
  useEffect(() => {
    const choices = box.current?.querySelectorAll<HTMLInputElement>(":scope > fieldset > input");
    const choice = asked === -1 ? undefined : choices?.[asked];
    if (choice !== undefined) choice.checked = true;
  }, [asked]);
  return (
    <EventsOf sportId={sportId}>
      <section ref={box} className="cards" data-block="standings_table" aria-label={texts.title}>
        <h2 className="sr-only">{competitionTexts(lang).sections.standings}</h2>
        <Segments
          label={texts.filter}
          items={filled.map((table) => ({
            text: names[table.kind],
            panel: table.kind === "overUnder" ? <OverUnder {...table} /> : <Tables table={table} />,
          }))}
        />
      </section>
    </EventsOf>
  );
}

function Tables({ table: { feedName, body: loaded } }: { readonly table: Table }) {
  const { lang } = usePage();
  const { sportId } = useCompetition();
  const texts = standingsTexts(lang);
  const body = useMovingFeed(feedName, loaded);
  const { teamHead, columns, tables, zones, tieBreak } = useMemo(() => readStandings(body), [body]);
  if (isMasked(body))
    return (
      <div className="card">
        <MaskedTable />
      </div>
    );
  if (tables.length === 0) return <Notice icon="empty" title={texts.empty} hint={texts.emptyHint} />;
  const isLive = tables.some(({ rows }) => rows.some(({ running }) => running !== null));
  return (
    <>
      {tables.map((each) => (
        <LeagueTable
          key={each.title}
          table={each}
          columns={columns}
          sides={[]}
          teamHead={teamHead}
          hasCrests={participantKind(sportId) === "team"}
        />
      ))}
      <TableNotes zones={zones} isLive={isLive} tieBreak={tieBreak} />
    </>
  );
}
