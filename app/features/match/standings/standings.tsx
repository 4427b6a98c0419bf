import { Awaited } from "../../layout/awaited.tsx";
import { useMemo } from "react";
import { readStandings, type StandingsTable } from "../../../../shared/wire/sections/read-standings.ts";
import { hasHomeSide } from "../../../../shared/sports/home-side.ts";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { EmptyTab } from "../empty-tab.tsx";
import { isFieldEvent, OverallTable } from "../field/field-page-parts.tsx";
import { useMatch } from "../match-context.tsx";
import { tableFeedName } from "../section/section-feeds.ts";
import { useFollowedFeed } from "../section/use-followed-section.ts";
import { Segments } from "../segments/segments.tsx";
import { LeagueTable } from "../../standings/league-table.tsx";
import { TableNotes } from "../../standings/table-notes.tsx";

type Body = string | null | Promise<string | null>;
type StandingsProps = {
  /** The table as if the running games ended now. */
  readonly body: string;
  /** The tables that count home games or away games alone. */
  readonly home: Body;
  readonly away: Body;
};

/** Shows the league's table around both sides: all games, home games, away games. For a tour it is the riders' table. */
export function Standings({ body, home, away }: StandingsProps) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const texts = standingsTexts(lang);
  const event = useEvent(eventId);
  const { tables } = useMemo(() => readStandings(body), [body]);
  if (event?.stageNumber) return <OverallTable stage={event.stageNumber} />;
  if (tables.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  // Championships and individual athletes have no home and away games.
  if (isFieldEvent(eventId) || !hasHomeSide(sportId))
    return (
      <section aria-label={texts.title}>
        <Tables body={body} />
      </section>
    );
  return (
    <section aria-label={texts.title}>
      <Segments
        label={texts.filter}
        items={[
          { text: texts.overall, panel: <Tables body={body} /> },
          { text: texts.home, panel: <OtherTable body={home} tab={tableTab.home} /> },
          { text: texts.away, panel: <OtherTable body={away} tab={tableTab.away} /> },
        ]}
      />
    </section>
  );
}

function OtherTable({ body, tab }: { readonly body: Body; readonly tab: number }) {
  return <Awaited resolve={body}>{(loaded) => <KeptTable loaded={loaded} tab={tab} />}</Awaited>;
}

/** A masked table is loaded again when the visitor reveals the tables. */
function KeptTable({ loaded, tab }: { readonly loaded: string | null; readonly tab: number }) {
  const body = useFollowedFeed(tableFeedName(useMatch().eventId, tab), loaded, { hash: null });
  return <Tables body={body === null || isMasked(body) ? "" : body} />;
}

/** If a league has groups, the group of the match's sides comes first. */
function Tables({ body }: { readonly body: string }) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const texts = standingsTexts(lang);
  const { teamHead, columns, tables, zones } = useMemo(() => readStandings(body), [body]);
  if (tables.length === 0) return <EmptyTab title={texts.empty} hint={texts.emptyHint} />;
  const sides = [event?.homeParticipantId ?? "", event?.awayParticipantId ?? ""];
  const hasSide = ({ rows }: StandingsTable) => rows.some(({ teamId }) => sides.includes(teamId));
  const ordered = [...tables.filter(hasSide), ...tables.filter((table) => !hasSide(table))];
  const isLive = tables.some(({ rows }) => rows.some(({ running }) => running !== null));
  return (
    <>
      {ordered.map((table) => (
        <LeagueTable key={table.title} table={table} teamHead={teamHead} columns={columns} sides={sides} />
      ))}
      <TableNotes zones={zones} isLive={isLive} />
    </>
  );
}
