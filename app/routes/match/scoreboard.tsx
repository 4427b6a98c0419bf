import { dayNumber, zoneOffsetHours } from "../../../shared/time/day.ts";
import { longDate } from "../../features/day/day-words.ts";
import { sportHref } from "../../features/layout/sport-href.ts";
import { countryName, leagueName } from "../../features/list/league-words.ts";
import { useGoalAnnouncement } from "../../features/match-row/announce-goal.ts";
import { awayOf, homeOf, stageOf, startOf, type RowContext } from "../../features/match-row/event-words.ts";
import { LiveClock } from "../../features/match-row/live-clock.tsx";
import { scoreOf, viewOf, winnerOf } from "../../features/match-row/result.ts";
import { StarButton } from "../../features/match-row/star-button.tsx";
import { messagesOf } from "../../i18n/catalogue.ts";
import { toLanguage } from "../../i18n/language.ts";
import { useEvent, useHighlight, useLeagues } from "../../live/hooks.tsx";
import { crestOf } from "../../ui/crest.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { sportById } from "../../../shared/sports/catalogue.ts";

type ScoreboardProps = {
  readonly eventId: string;
  readonly sportId: number;
  readonly lang: string;
  readonly timeZone: string;
};

export function Scoreboard({ eventId, sportId, lang, timeZone }: ScoreboardProps) {
  const t = messagesOf(lang);
  const context: RowContext = { sportId, lang: toLanguage(lang), timeZone, t };
  const event = useEvent(eventId);
  const highlight = useHighlight(eventId);
  const league = useLeagues()[0]?.league;
  useGoalAnnouncement(event, highlight, t);
  if (event === null || league === undefined) return null;

  const score = scoreOf(event);
  const view = viewOf(event);
  const winner = winnerOf(event);
  const startSeconds = event.startSeconds ?? 0;
  const day = longDate(dayNumber(startSeconds, zoneOffsetHours(timeZone, startSeconds)), t);
  const sport = sportById(sportId);
  return (
    <>
      <div className="crumbs">
        <a href={sport === null ? "/" : sportHref(sport, context.lang)}>
          <Icon name="back" />
          {t.backToList}
        </a>
        <p>
          <Flag name={league.flag} />
          {countryName(league)} <b>{leagueName(league)}</b>
          {event.round ? <span>{event.round}</span> : null}
        </p>
        <StarButton id={eventId} name={`${homeOf(event)} – ${awayOf(event)}`} t={t} />
      </div>
      <section className={`board ${view}${highlight === null ? "" : ` hl-${highlight.kind}`}`}>
        <h1 className="sr-only">
          {homeOf(event)} – {awayOf(event)}
        </h1>
        <Team
          name={homeOf(event)}
          code={event.homeCode ?? ""}
          crest={`h${crestOf(event.homeParticipantId ?? "")}`}
          isWinner={winner === 1}
          redCards={event.homeRedCards ? t.redCards(event.homeRedCards) : null}
        />
        <div className="result">
          <strong aria-label={score === null ? undefined : t.scoreWords(...score)}>
            {score === null ? startOf(event, context) : `${score[0]} – ${score[1]}`}
          </strong>
          <p>{view === "live" ? <LiveClock event={event} context={context} /> : stageOf(event, context, "full")}</p>
          {typeof event.homeShootOut === "number" ? (
            <small>{t.shootOut(event.homeShootOut, event.awayShootOut ?? 0)}</small>
          ) : null}
          {typeof event.homePart1 === "number" && typeof event.awayPart1 === "number" ? (
            <small>{t.halfTime(event.homePart1, event.awayPart1)}</small>
          ) : null}
          <em className="but">{highlight?.kind === "goal" ? t.goal : ""}</em>
        </div>
        <Team
          name={awayOf(event)}
          code={event.awayCode ?? ""}
          crest={`h${crestOf(event.awayParticipantId ?? "")}`}
          isWinner={winner === 2}
          redCards={event.awayRedCards ? t.redCards(event.awayRedCards) : null}
        />
      </section>
      <dl className="facts">
        <div>
          <dt>{t.kickOff}</dt>
          <dd>
            {day}
            {event.timeKnown === 0 ? "" : `, ${startOf(event, context)}`}
          </dd>
        </div>
      </dl>
    </>
  );
}

type TeamProps = {
  readonly name: string;
  readonly code: string;
  /** Class of the crest's colours. */
  readonly crest: string;
  readonly isWinner: boolean;
  readonly redCards: string | null;
};

function Team({ name, code, crest, isWinner, redCards }: TeamProps) {
  return (
    <div className={isWinner ? "team winner" : "team"}>
      <span className={`crest ${crest}`} aria-hidden="true">
        {code}
      </span>
      <b>{name}</b>
      {redCards === null ? null : (
        <small>
          <i className="red" />
          {redCards}
        </small>
      )}
    </div>
  );
}
