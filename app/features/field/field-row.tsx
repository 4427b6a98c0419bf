import { memo } from "react";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { flagOfCountryId } from "../../ui/country-flag.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { parseParticipantStatus } from "../../../shared/sports/participant-statuses.ts";
import { parseTyre } from "../../../shared/sports/tyres.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { useEvent } from "../../live/hooks.tsx";
import { Flag } from "../../ui/flag.tsx";
import { useEventContext } from "../match-row/event-context.tsx";
import { homeOf } from "../match-row/event-words.ts";
import { viewOf } from "../match-row/result.ts";
import { Redrawn } from "../rewritten/redrawn.tsx";
import { StarButton } from "../match-row/star-button.tsx";
import { aboutOf, fieldColumns, toSentence } from "./field-columns.ts";
import { isAhead, isNotRun, isUnderWay, placeOf, resultOf, tieOf } from "./field-result.ts";
import { TyreMark } from "./tyre-mark.tsx";

type FieldRowProps = {
  readonly id: string;
  readonly league: LeagueFields;
  /** The columns that the race has, by their heads, as one text: an array would be another one each time. */
  readonly filled: string;
  /** Whether another starter has the same place. */
  readonly isTied: boolean;
  /** The starter whose page this is. */
  readonly isCurrent?: boolean;
  /** Whether the race has a column for what a car drives on. */
  readonly hasTyres?: boolean;
};

/** One starter of a race or a tournament on one line: place, flag, name, and how far behind. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { id, league, filled, isTied, isCurrent = false, hasTyres = false } = props;
  const { sportId, lang, href, toRowEnd } = useEventContext();
  const event = useEvent(id);
  const texts = listTexts(lang).field;
  if (event === null) return null;
  const name = homeOf(event);
  const place = placeOf(event, lang, tieOf(isTied, sportId));
  const placeInWords = isTied && event.rank ? texts.shared({ rank: event.rank }) : place;
  const about = aboutOf(event, lang, parseParticipantStatus);
  const result = resultOf(event, lang, texts.evenPar) || (isAhead(event) ? texts.leader : "");
  // Without a page of its own a starter is shown with its race (C1.06).
  const hasPage = sportById(sportId)?.detailPage !== false;
  const address = hasPage ? href({ kind: "match", eventId: id, tab: "summary" }) : (league.path ?? undefined);
  const flag = flagOfCountryId(Number(event.homeCountryId ?? event.countryId ?? 0));
  const tyre = parseTyre(event.tyre);
  const look = [
    viewOf(event),
    isNotRun(event) ? "not-run" : "",
    isUnderWay(event) ? "under-way" : "",
    event.rank === 1 ? "first" : "",
  ];
  return (
    <Redrawn>
      <li
        id={toGameKey(sportId, id)}
        className={["row starter", ...look, isCurrent ? "current" : ""].filter((part) => part !== "").join(" ")}
      >
        <StarButton event={event} league={league} />
        <span className="pos">{place}</span>
        {flag === null ? null : <Flag name={flag} />}
        <a
          href={address}
          className="who"
          aria-label={toSentence(event, { name, place: placeInWords, about, result }, texts, lang)}
          aria-current={isCurrent ? "true" : undefined}
        >
          <bdi translate="no">{name}</bdi>
          {/* The space is heard, and is in the accessible name. */}
          {about === "" ? null : <small>{` ${about}`}</small>}
        </a>
        {fieldColumns(sportId)
          .filter(({ head }) => filled.split(" ").includes(head))
          .map(({ head, look: width, value }) => (
            <span key={head} className={`c ${width}`.trim()}>
              {value(event, lang, texts)}
            </span>
          ))}
        {hasTyres ? <span className="c tyre">{tyre === null ? null : <TyreMark tyre={tyre} />}</span> : null}
        <b translate="no">{result}</b>
        {toRowEnd?.(toGameKey(sportId, id), event, league)}
      </li>
    </Redrawn>
  );
});
