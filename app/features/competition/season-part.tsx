import { Day } from "../day/times.tsx";
import { competitionTexts } from "../../i18n/competition-texts.ts";
import { LiveList, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { longDate, startDayOf } from "../day/day-words.ts";
import { SimulatedLine } from "../layout/simulated-line.tsx";
import { EventsOf } from "../match-row/event-context.tsx";
import { listClass } from "../match-row/list-class.ts";
import { usePage } from "../page/page-context.tsx";
import { Block } from "./block.tsx";
import { useCompetition, useSectionHref } from "./competition-context.tsx";
import type { SeasonPartData } from "./load-part.server.ts";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { toRounds } from "./rounds.ts";
import { SeasonRows } from "./season-rows.tsx";

type Kind = "results" | "fixtures";
type SeasonPartProps = SeasonPartData & { readonly kind: Kind };

/** One part of a season's results or fixtures, with links to the parts around it (C9.05). */
export function SeasonPart({ kind, list, hasMore }: SeasonPartProps) {
  const { sportId, todayEpochDay } = useCompetition();
  if (list === null) return <FieldEvents kind={kind} />;
  return (
    <LiveList list={list}>
      <EventsOf sportId={sportId} todayEpochDay={todayEpochDay}>
        <SimulatedLine />
        <Matches kind={kind} />
        <PartLinks kind={kind} hasMore={hasMore} />
      </EventsOf>
    </LiveList>
  );
}

function Matches({ kind }: { readonly kind: Kind }) {
  const { lang, t, timeZone } = usePage();
  const { sportId, todayEpochDay } = useCompetition();
  const { store } = useLiveClient();
  const leagues = useLeagues();
  const league = leagues[0]?.league;
  if (league === undefined) return null;
  const listed = leagues.flatMap(({ eventIds }) =>
    eventIds.flatMap((id) => {
      const event = store.getEvent(id);
      if (event === null) return [];
      const epochDay = startDayOf(event, timeZone);
      return [{ id, round: event.round ?? "", day: longDate(epochDay, t, todayEpochDay), epochDay }];
    }),
  );
  return (
    <Block name={kind} title={competitionTexts(lang).sections[kind]} className={`card ${listClass(sportId, null)}`}>
      {toRounds(listed).map(({ title, epochDay, ids }) => (
        <section key={title} className="round">
          <h3>{epochDay === null ? title : <Day epochDay={epochDay}>{title}</Day>}</h3>
          <SeasonRows league={league} ids={ids} category="all" />
        </section>
      ))}
    </Block>
  );
}

function PartLinks({ kind, hasMore }: { readonly kind: Kind; readonly hasMore: boolean }) {
  const { lang } = usePage();
  const { page } = useCompetition();
  const sectionHref = useSectionHref();
  const texts = competitionTexts(lang);
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="more-parts" aria-label={texts.moreParts}>
      {page === 1 ? null : (
        <a href={sectionHref(kind, page - 1)} rel="prev">
          {texts.partBefore[kind]}
        </a>
      )}
      {hasMore ? (
        <a href={sectionHref(kind, page + 1)} rel="next">
          {texts.partAfter[kind]}
        </a>
      ) : null}
    </nav>
  );
}

/** Races and tournaments have pages of their own. */
function FieldEvents({ kind }: { readonly kind: Kind }) {
  const { lang } = usePage();
  const { neighbours, nowSeconds } = useCompetition();
  const isPast = kind === "results";
  const shown = neighbours.filter(({ startSeconds }) => startSeconds <= nowSeconds === isPast);
  const title = competitionTexts(lang).sections[kind];
  return <NeighbourLinks name={kind} title={title} neighbours={isPast ? shown.toReversed() : shown} />;
}
