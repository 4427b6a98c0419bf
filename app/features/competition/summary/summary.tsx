import type { NeighbourEntry } from "../../../../shared/addresses/directory.ts";
import { summaryRows } from "../../../../shared/wire/data-part.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { hasData } from "../../../../shared/wire/codec.ts";
import { readDay } from "../../../feeds/decoded-feeds.ts";
import { compareNames } from "../../veil/compare-names.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { LiveList, useCounts, useLeagues, useLiveClient } from "../../../live/hooks.tsx";
import type { ListFeed } from "../../../live/list-feed.ts";
import { Notice } from "../../../ui/notice.tsx";
import { SimulatedLine } from "../../layout/simulated-line.tsx";
import { FieldRows, FieldState } from "../../field/field-rows.tsx";
import { EventsOf } from "../../match-row/event-context.tsx";
import { isResultHidden, viewOf } from "../../match-row/result.ts";
import { listClass } from "../../match-row/list-class.ts";
import { usePage } from "../../page/page-context.tsx";
import { RevealButton } from "../../veil/reveal-button.tsx";
import { Block } from "../block.tsx";
import { useCompetition, useSectionHref } from "../competition-context.tsx";
import { NeighbourLinks } from "../neighbour-links.tsx";
import { SeasonRows } from "../season-rows.tsx";
import { Scorers, type LoadedScorers } from "../scorers/scorers.tsx";
import type { FigureRows } from "./figure-rows.server.ts";
import type { Participant } from "./load-participants.server.ts";
import { ComingRounds } from "./coming-rounds.tsx";
import { Participants } from "./participants.tsx";
import { ShortDraw } from "./short-draw.tsx";
import { ShortTable } from "../short-table.tsx";

type SummaryProps = {
  readonly list: ListFeed;
  /** Feed and body of the table as if the running games ended now; null where there is none. */
  readonly tableName: string | null;
  readonly table: string | null;
  /** The same for the draw. */
  readonly drawName: string | null;
  readonly draw: string | null;
  /** The teams or players, used if there is no table. */
  readonly participants: readonly Participant[];
  /** The top scorers; null where there are none. */
  readonly scorers: LoadedScorers | null;
  readonly figures: FigureRows | null;
};

/** The number of top scorers in a summary. */
const shownScorers = 4;

/** Shows live events, the last results, the next fixtures and the leaders. */
export function Summary({ list, tableName, table, drawName, draw, participants, scorers, figures }: SummaryProps) {
  const { sportId, todayEpochDay, isField } = useCompetition();
  return (
    <LiveList list={list}>
      <EventsOf sportId={sportId} todayEpochDay={todayEpochDay}>
        <SimulatedLine />
        <div className="summary-columns">
          <div className="cards">{isField ? <FieldEvents /> : <Matches />}</div>
          <div className="cards beside">
            {tableName === null || table === null ? null : <ShortTable feedName={tableName} loaded={table} />}
            {drawName === null || draw === null ? null : <ShortDraw feedName={drawName} loaded={draw} />}
            <ComingRounds rounds={readDay(list.feed).leagues.flatMap((league) => league.draw ?? [])} />
            {scorers === null || !hasData(scorers.body) ? null : <Scorers {...scorers} first={shownScorers} />}
            <Participants participants={participants} />
            {figures === null ? null : <Figures {...figures} />}
          </div>
        </div>
      </EventsOf>
    </LiveList>
  );
}

function Figures({ title, rows }: FigureRows) {
  return (
    <Block name="summary" title={title}>
      <dl className="season-figures">
        {rows.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi translate="no">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

type GetEvent = (id: string) => EventFields | null;

/** Events by their start: the summary of a season, its results and its hidden games come in different orders. */
export const earliestFirst = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  ids.toSorted((a, b) => startOf(a, getEvent) - startOf(b, getEvent));

export const latestFirst = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  ids.toSorted((a, b) => startOf(b, getEvent) - startOf(a, getEvent));

/** Hidden games of the past, the latest first: of those that began at one time by their names, because a feed may have them by how they went. */
export const latestMasked = (ids: readonly string[], getEvent: GetEvent): readonly string[] =>
  latestFirst(
    ids.toSorted((a, b) => compareNames(getEvent(a)?.homeName ?? "", getEvent(b)?.homeName ?? "")),
    getEvent,
  );

const startOf = (id: string, getEvent: GetEvent): number => getEvent(id)?.startSeconds ?? 0;

function Matches() {
  const { lang } = usePage();
  const { sportId, sections } = useCompetition();
  const sectionHref = useSectionHref();
  const texts = competitionTexts(lang);
  const { store } = useLiveClient();
  const leagues = useLeagues();
  // A game that ends is the last result.
  const counts = useCounts();
  const [first] = leagues;
  if (first === undefined) return <Notice icon="empty" title={texts.emptySeason} hint={texts.emptySeasonHint} />;
  const { league } = first;
  const ids = leagues.flatMap(({ eventIds }) => eventIds);
  const of = (isOne: (event: EventFields) => boolean) =>
    ids.filter((id) => {
      const event = store.getEvent(id);
      return event !== null && isOne(event);
    });
  const lastResults = latestFirst(
    of((event) => viewOf(event) === "finished" && !isResultHidden(event)),
    store.getEvent,
  ).slice(0, summaryRows);
  const masked = latestMasked(
    of((event) => viewOf(event) === "finished" && isResultHidden(event)),
    store.getEvent,
  );
  const next = earliestFirst(
    of((event) => viewOf(event) === "scheduled"),
    store.getEvent,
  );
  const className = `card ${listClass(sportId, null)}`;
  const more = (section: "results" | "fixtures", text: string) =>
    sections.includes(section) ? { href: sectionHref(section), text } : null;
  return (
    <>
      <Block name="summary" title={texts.live} className={`${className}${counts.live === 0 ? " is-empty" : ""}`}>
        <SeasonRows league={league} ids={ids} category="live" />
      </Block>
      {next.length === 0 ? null : (
        <Block
          name="summary-fixtures"
          title={texts.next}
          className={className}
          more={more("fixtures", texts.allFixtures)}
        >
          <SeasonRows league={league} ids={next} category="scheduled" />
        </Block>
      )}
      {masked.length === 0 ? null : (
        <Block
          name="summary-results"
          title={veilTexts(lang).maskedResults}
          className={className}
          more={lastResults.length === 0 ? more("results", texts.allResults) : null}
        >
          <SeasonRows league={league} ids={masked} category="all" />
        </Block>
      )}
      {lastResults.length === 0 ? null : (
        <Block
          name="summary-results"
          title={texts.lastResults}
          className={className}
          more={more("results", texts.allResults)}
        >
          <SeasonRows league={league} ids={lastResults} category="finished" />
        </Block>
      )}
    </>
  );
}

/** Events with the same name share a page, so this keeps only the first of each, which is the nearest. */
const onceEach = (neighbours: readonly NeighbourEntry[]): readonly NeighbourEntry[] =>
  neighbours.filter(({ slug }, index) => neighbours.findIndex((each) => each.slug === slug) === index);

/** Each event with its starters in the order of their places; then the events around it. */
function FieldEvents() {
  const { lang } = usePage();
  const { name, neighbours, nowSeconds, slug } = useCompetition();
  const texts = competitionTexts(lang);
  const leagues = useLeagues();
  const others = neighbours.filter((neighbour) => neighbour.slug !== slug);
  const past = onceEach(others.filter(({ startSeconds }) => startSeconds <= nowSeconds).toReversed());
  const isComing = ({ startSeconds }: NeighbourEntry) => startSeconds > nowSeconds;
  // The tournament's next event may be the next edition of this one.
  const coming = onceEach((others.some(isComing) ? others : neighbours).filter(isComing));
  return (
    <>
      {leagues.length === 0 ? <Notice icon="empty" title={texts.emptySeason} hint={texts.emptySeasonHint} /> : null}
      {leagues.map(({ league, eventIds }) => (
        <Block
          key={league.stageId}
          name="summary"
          title={name}
          state={<FieldState eventIds={eventIds} />}
          className="card list"
        >
          <RevealButton eventIds={eventIds} />
          <FieldRows league={league} eventIds={eventIds} category="all" place="tournament-page" />
        </Block>
      ))}
      <NeighbourLinks name="summary-fixtures" title={texts.nextEvents} neighbours={coming.slice(0, summaryRows)} />
      <NeighbourLinks name="summary-results" title={texts.lastEvents} neighbours={past.slice(0, summaryRows)} />
    </>
  );
}
