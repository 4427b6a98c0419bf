import { isGolf } from "../../../../shared/sports/catalogue.ts";
import { toIsoDay } from "../../../../shared/basics/day.ts";
import { startAttribute, TextWithTimes } from "../../day/times.tsx";
import type { ReactNode } from "react";
import { commaIn } from "../../../../shared/texts/comma.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { flagOfCountryId } from "../../../ui/country-flag.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { parseParticipantStatus } from "../../../../shared/sports/participant-statuses.ts";
import { isPlaying } from "../../../../shared/sports/status-types.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { listTexts } from "../../../i18n/list-texts.ts";
import { matchPageTexts, type FieldPageTexts } from "../../../i18n/match-page-texts.ts";
import { useEvent, useLeagues } from "../../../live/hooks.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { longDate } from "../../day/day-words.ts";
import { aboutOf, courseText } from "../../field/field-columns.ts";
import { useLeaderId, useRaceId, useRankedIds } from "../../field/field-order.ts";
import { placeOf, resultOf, tieOf } from "../../field/field-result.ts";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";
import { FieldRows, FieldState } from "../../field/field-rows.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { homeOf, startOf } from "../../match-row/event-words.ts";
import { viewOf } from "../../match-row/result.ts";
import { useMatch } from "../match-context.tsx";
import { matchWords } from "../match-words.ts";
import { useMatchTitle } from "../use-match-title.ts";
import { reasonOf } from "../status-reason.ts";
import { splitEventName } from "./event-name.ts";
import { Place } from "./ranked-row.tsx";

const none: readonly string[] = [];

/** The head of a race's page: the event, its progress, and the place of this page's starter. */
export function FieldBoard({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const { epochDay, tab } = useMatch();
  const { lang, t } = context;
  const texts = listTexts(lang).field;
  const { league, eventIds = none } = useLeagues()[0] ?? {};
  const isTied = useRankedIds(eventIds).find(({ id }) => id === event.id)?.isTied === true;
  // A race that is not run has no places, and a dash would mean nothing.
  const hasPlace = viewOf(event) !== "scheduled" && Boolean(event.rank || event.stopReason);
  const { sportId } = context;
  useMatchTitle(event, { sportId, tab, place: hasPlace ? placeOf(event, lang, tieOf(isTied, sportId)) : "" });
  const race = useEvent(useRaceId(eventIds));
  const leader = useEvent(useLeaderId(eventIds));
  if (league === undefined) return null;
  const reason = reasonOf(event, matchWords(context.sportId, lang).statusReasons);
  const { lapsTotal } = event;
  const laps = isPlaying(race?.status ?? eventStatus.scheduled) ? leader?.laps : null;
  const day = longDate(epochDay, t);
  const start = startOf(event, context);
  const about = [
    courseText(event, lang, texts),
    // Before the start its hour is the state, which stands before this.
    viewOf(event) === "scheduled" ? day : day + commaIn(lang) + start,
    texts.starters({ count: eventIds.length }).replaceAll(" ", "\u00a0"),
  ];
  return (
    <div className="field-board">
      <Flag name={league.flag} />
      <h1 tabIndex={-1}>{splitEventName(league).event}</h1>
      <p>
        <FieldState eventIds={eventIds} />
        {/* A line ends with the dot, and does not begin with it. */}
        <TextWithTimes
          text={about.filter((part) => part !== "").join("\u00a0· ")}
          times={[
            [day, toIsoDay(epochDay)],
            [start, startAttribute(event)],
          ]}
        />
      </p>
      {reason === "" ? null : <p className="reason">{reason}</p>}
      {laps && lapsTotal ? (
        <progress
          className="lap-bar"
          value={laps}
          max={lapsTotal}
          aria-label={texts.lap({ lap: laps, laps: lapsTotal })}
        />
      ) : null}
      <StarterLine event={event} place={hasPlace ? <Place event={event} isTied={isTied} /> : null} />
    </div>
  );
}

type StarterLineProps = { readonly event: EventFields; readonly place: ReactNode };

function StarterLine({ event, place }: StarterLineProps) {
  const { lang, sportId, href } = useEventContext();
  const texts = listTexts(lang).field;
  const [id, slug] = [event.homeParticipantId, event.homeSlug];
  const flag = flagOfCountryId(Number(event.homeCountryId ?? event.countryId ?? 0));
  const name = <bdi translate="no">{homeOf(event)}</bdi>;
  const about = aboutOf(event, lang, parseParticipantStatus);
  return (
    <p className="starter-line">
      {place === null ? null : <b>{place}</b>}
      {flag === null ? null : <Flag name={flag} />}
      {id && slug ? <a href={href({ kind: participantKind(sportId), slug, id, section: "summary" })}>{name}</a> : name}
      {about === "" ? null : <small>{about}</small>}
      <strong>{resultOf(event, lang, texts.evenPar)}</strong>
    </p>
  );
}

/** All starters in their present order; this page's starter is highlighted. */
export function Classification() {
  const { lang } = useEventContext();
  const { eventId } = useMatch();
  const texts = listTexts(lang).field;
  const { league, eventIds = none } = useLeagues()[0] ?? {};
  const { page } = matchPageTexts(lang).field;
  if (league === undefined || eventIds.length === 0)
    return (
      <section className="card incidents">
        <Notice icon="empty" title={page.notOut} hint={page.emptyHint} />
      </section>
    );
  return (
    <section className="card incidents list classification" aria-labelledby="incidents-title">
      <h2 id="incidents-title" className="sr-only">
        {texts.classification}
      </h2>
      <FieldRows league={league} eventIds={eventIds} category="all" place="tournament-page" currentId={eventId} />
    </section>
  );
}

type FactName = keyof FieldPageTexts["page"]["facts"];

/** Facts about this page's starter besides its place. */
export function StarterCard() {
  const { lang, sportId, href } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  if (event === null) return null;
  const { page } = matchPageTexts(lang).field;
  const [id, slug] = [event.homeParticipantId, event.homeSlug];
  const facts: readonly (readonly [FactName, string | number | null | undefined])[] = [
    ["nation", event.homeCountryName],
    ["startNumber", event.startNumber],
    ["rider", event.rider],
    ["trainer", event.trainer],
    ["team", event.team],
    ["grid", event.grid],
    ["laps", isGolf(sportId) ? null : event.laps],
    ["pitStops", event.pitStops],
    ["bestLap", event.bestLap],
    ["raceTime", event.raceTime],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <section className="card beside-card">
      <h2>{homeOf(event)}</h2>
      <dl className="facts">
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{page.facts[name]}</dt>
            <dd>{name === "bestLap" || name === "raceTime" ? toLocalFigure(String(value), lang) : value}</dd>
          </div>
        ))}
      </dl>
      {id && slug ? (
        <a className="to-profile" href={href({ kind: participantKind(sportId), slug, id, section: "summary" })}>
          {page.profile}
        </a>
      ) : null}
    </section>
  );
}
