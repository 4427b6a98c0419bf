import { isOfPersons } from "../../../../shared/sports/catalogue.ts";
import { startAttribute, TextWithTimes } from "../../day/times.tsx";
import { useMemo, useState } from "react";
import { readAnalysis, type MatchAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { readSummary, type MatchSummary, type SummaryPeriod } from "../../../../shared/wire/sections/read-summary.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { isPlaying } from "../../../../shared/sports/status-types.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { countsPeriods } from "../../../../shared/timeline/periods.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { keepDecoded } from "../../../feeds/keep-decoded.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { cricketEnd } from "../../match-row/cricket-words.ts";
import { matchWords } from "../match-words.ts";
import { veilTexts } from "../../../i18n/veil-texts.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { startOf, statusOf } from "../../match-row/event-words.ts";
import { isLastSetOver, isResultHidden, viewOf } from "../../match-row/result.ts";
import { useIsVeiled } from "../../veil/use-is-veiled.ts";
import { isFieldEvent } from "../event-kind.ts";
import { Classification, StarterCard } from "../field/field-page.tsx";
import { useMatch } from "../match-context.tsx";
import { Chances } from "../analysis/chances.tsx";
import type { AnalysisCards } from "../analysis/load-analysis-cards.server.tsx";
import { Momentum } from "../analysis/momentum.tsx";
import { ShotMap } from "../analysis/shot-map.tsx";
import { whyMissing } from "../status-reason.ts";
import { AbsencesCard, AroundCard, type AroundSides } from "./around.tsx";
import { FactsCard } from "./facts-card.tsx";
import { Timeline } from "./timeline.tsx";

type SummaryProps = {
  readonly body: string;
  readonly analysis?: MatchAnalysis;
  /** Other games of both sides, and their missing players; null if they could not be loaded. */
  readonly around?: AroundSides | null;
  /** What the server wrote below the chances; null if it could not be loaded. */
  readonly cards?: AnalysisCards | null;
};
const noAnalysis = readAnalysis("");
const readKept = keepDecoded(readSummary);

/** The events of a match, latest first, and other facts about it. */
export function Summary({ body, analysis = noAnalysis, around = null, cards = null }: SummaryProps) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const summary = useMemo(() => readKept(body), [body]);
  const [wasKnown] = useState(() => isKnown(analysis));
  const isLive = event !== null && viewOf(event) === "live";
  const periods = useMemo(() => toldPeriods(summary.periods, isLive), [summary.periods, isLive]);
  const texts = matchWords(sportId, lang).summary;
  if (isFieldEvent(eventId))
    return (
      <div className="summary">
        <Classification />
        <div className="beside">
          <StarterCard />
          <Stations summary={summary} />
          <FactsCard summary={summary} />
        </div>
      </div>
    );
  const isRunning =
    isLive &&
    isPlaying(event.status ?? eventStatus.scheduled) &&
    !isLastSetOver(event, sportId, summary.periods.length);
  const isOver = event !== null && viewOf(event) === "finished";
  return (
    <div className="summary">
      <div className="course">
        <section
          className={isOver ? "card incidents has-newest" : "card told has-newest is-open"}
          aria-labelledby="incidents-title"
        >
          <h2 id="incidents-title">
            {countsPeriods(sportId) ? texts.setsTitle : texts.title}
            {sportId === sportIds.cricket && event !== null ? <Margin event={event} /> : null}
          </h2>
          {summary.periods.length === 0 ? (
            <EmptySummary />
          ) : periods.length === 0 ? (
            <p className="uneventful">{texts.emptyFinished}</p>
          ) : (
            <Timeline key={eventId} periods={periods} isLive={isLive} isRunning={isRunning} />
          )}
        </section>
        {wasKnown ? <Momentum analysis={analysis} /> : null}
        {wasKnown ? <ShotMap analysis={analysis} /> : null}
      </div>
      <div className="beside">
        {wasKnown ? <Chances analysis={analysis} cards={cards} /> : null}
        <Stations summary={summary} />
        <FactsCard summary={summary} />
        {around === null ? null : (
          <>
            <AbsencesCard sides={around} />
            <AroundCard sides={around} />
          </>
        )}
      </div>
    </div>
  );
}

/** Drops the periods that have neither an incident nor a score, as most rounds of a bout. The period that is being played is kept. */
const toldPeriods = (periods: readonly SummaryPeriod[], isLive: boolean): readonly SummaryPeriod[] =>
  periods.filter(
    ({ incidents, score }, index) => incidents.length > 0 || score !== null || (isLive && index === periods.length - 1),
  );

/** An analysis that arrives while the match is open stands below everything else, so that it moves nothing. */
export function LaterAnalysis({ analysis }: { readonly analysis: MatchAnalysis }) {
  const [wasKnown] = useState(() => isKnown(analysis));
  if (wasKnown || !isKnown(analysis)) return null;
  return (
    <div className="cards">
      <Momentum analysis={analysis} />
      <Chances analysis={analysis} />
      <ShotMap analysis={analysis} />
    </div>
  );
}

const isKnown = ({ start, periods }: MatchAnalysis): boolean => start !== null || periods.length > 0;

/** The channels of the visitor's country that show the match. The card is left out if the match was over when the page was made. */
function Stations({ summary: { stations } }: { readonly summary: MatchSummary }) {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const [wasOver] = useState(() => event !== null && viewOf(event) === "finished");
  const texts = matchTexts(lang).summary;
  if (wasOver) return null;
  return (
    <section className="card beside-card watch">
      <h2>{texts.watch}</h2>
      <ScrollRegion className="stations-line" label={texts.watch}>
        <ul className="stations">
          {stations.length > 0 ? (
            stations.map((station) => (
              <li key={station}>
                <Icon name="tv" />
                {station}
              </li>
            ))
          ) : (
            <li>{texts.noStation}</li>
          )}
        </ul>
      </ScrollRegion>
    </section>
  );
}

/** Says what is missing, and when to expect it. */
function EmptySummary() {
  const context = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const isVeiled = useIsVeiled(eventId);
  const { summary: texts, statusReasons } = matchWords(context.sportId, context.lang);
  const why = event === null ? "" : whyMissing(event, statusReasons);
  if (event !== null && why !== "")
    return <Notice icon="empty" title={statusOf(event, context, "full")} hint={why} level={3} />;
  if (event !== null && isResultHidden(event)) {
    // Hidden or delayed: that nothing is shown does not mean that nothing has happened.
    const { isHiddenHint, delayHint } = veilTexts(context.lang);
    return (
      <Notice
        icon="empty"
        title={statusOf(event, context, "full")}
        hint={isVeiled ? isHiddenHint : delayHint}
        level={3}
      />
    );
  }
  const view = event === null ? "finished" : viewOf(event);
  if (view === "live") return <Notice icon="empty" title={texts.emptyLive} hint={texts.emptyLiveHint} level={3} />;
  if (view === "finished" || event === null)
    return <Notice icon="empty" title={texts.emptyFinished} hint={texts.emptyFinishedHint} level={3} />;
  const time = startOf(event, context);
  const hint = texts.emptyScheduledHint({ time, hasLineUps: !isOfPersons(context.sportId) });
  return (
    <Notice
      icon="empty"
      title={texts.emptyScheduled}
      hint={<TextWithTimes text={hint} times={[[time, startAttribute(event)]]} />}
      level={3}
    />
  );
}

/** Beside the title of the course of a game of cricket, how it ended: "Inde gagne de 6 guichets". There it moves nothing. */
function Margin({ event }: { readonly event: EventFields }) {
  const { lang } = useEventContext();
  const margin = cricketEnd(event, lang);
  return margin === "" ? null : <small className="margin">{margin}</small>;
}
