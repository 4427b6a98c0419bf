import type { MouseEvent } from "react";
import { matchTexts } from "../../i18n/match-texts.ts";
import { matchWords } from "../../features/match/match-words.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { sportIdOf } from "../../../shared/sports/stable-id.ts";
import { calendarPath } from "../../features/calendar/calendar-path.ts";
import { leagueName } from "../../features/list/league-words.ts";
import { sidesOf } from "../../features/match-row/event-words.ts";
import { viewOf } from "../../features/match-row/result.ts";
import { StarButton } from "../../features/match-row/star-button.tsx";
import { isFieldEvent } from "../../features/match/event-kind.ts";
import { BellLink } from "../../features/notifications/bell-link.tsx";
import { HideButton } from "../../features/veil/hide-button.tsx";
import { toHiddenRace } from "../../features/veil/hidden-race.ts";
import type { HiddenThing } from "../../features/veil/hidden-things.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";
import { myGames, useOfMyGames } from "../../features/favourites/my-games-hooks.ts";
import { toFollowable } from "../../features/favourites/to-followable.ts";
import { splitEventName } from "../../features/match/field/event-name.ts";
import { useEventContext } from "../../features/match-row/event-context.tsx";

type MatchActionsProps = {
  readonly eventId: string;
  readonly event: EventFields;
  readonly league: LeagueFields;
  /** The path of the page that makes a widget of the match; null if there is none. */
  readonly widgetsPath: string | null;
};

/** Buttons to follow a match, choose how to hear of it, hide its result, add it to a calendar before it begins, and share it. */
export function MatchActions({ eventId, event, league, widgetsPath }: MatchActionsProps) {
  const texts = matchTexts(usePage().lang).actions;
  return (
    <div className="match-actions">
      {viewOf(event) === "scheduled" ? (
        <a href={calendarPath(eventId)} className="action" aria-label={texts.calendar} title={texts.calendar} download>
          <Icon name="calendar" />
        </a>
      ) : null}
      <HideButton thing={toHidden(eventId, event, league)} />
      <ShareButton eventId={eventId} title={sidesOf(event)} />
      {widgetsPath === null ? null : (
        <a href={widgetsPath} className="action embed" aria-label={texts.embed} title={texts.embed}>
          <Icon name="embed" />
        </a>
      )}
      <BellLink />
      {isFieldEvent(eventId) ? (
        <RaceStar event={event} league={league} />
      ) : (
        <StarButton event={event} league={league} />
      )}
    </div>
  );
}

/** A race is hidden as a whole: the places of the other starters reveal the place of one. */
const toHidden = (eventId: string, event: EventFields, league: LeagueFields): HiddenThing =>
  isFieldEvent(eventId)
    ? toHiddenRace(leagueName(league), [league.tournamentId ?? "", league.stageId ?? ""])
    : { kind: "game", id: eventId, name: sidesOf(event), tells: tellsOf(event, league) };

/** The ids of the sides and of the stage in whose table the match counts; a doubles pair has several ids. */
const tellsOf = ({ homeParticipantId, awayParticipantId }: EventFields, { stageId }: LeagueFields): readonly string[] =>
  [homeParticipantId, awayParticipantId, stageId].flatMap((id) => id ?? []);

/** Opens the device's share dialog for the match's address, or copies the address. Not shown without scripts. */
function ShareButton({ eventId, title }: { readonly eventId: string; readonly title: string }) {
  const { lang, href } = usePage();
  const texts = matchWords(sportIdOf(eventId) ?? 0, lang).actions;
  const share = async () => {
    const url = new URL(href({ kind: "match", eventId, tab: "summary" }), document.baseURI).href;
    const text = await shareAddress(url, title, texts);
    if (text !== "") showToast(text);
  };
  return (
    <button type="button" className="action share" aria-label={texts.share} title={texts.share} onClick={share}>
      <Icon name="share" />
    </button>
  );
}

type ShareTexts = { readonly copied: string; readonly notCopied: (values: { readonly url: string }) => string };

/** @returns the message for the visitor, "" if the device has shown its share dialog */
async function shareAddress(url: string, title: string, texts: ShareTexts): Promise<string> {
  try {
    // Not every browser has `share`.
    if (typeof navigator.share === "function") {
      await navigator.share({ url, title });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return texts.copied;
  } catch (error) {
    // The visitor closed the share dialog, so there is nothing to report.
    return error instanceof DOMException && error.name === "AbortError" ? "" : texts.notCopied({ url });
  }
}

type RaceStarProps = { readonly event: EventFields; readonly league: LeagueFields };

/** Follows a race or a tournament as a whole (C3.17); each starter has a star of its own in the classification. */
function RaceStar({ event, league }: RaceStarProps) {
  const { sportId, timeZone, t, lang } = useEventContext();
  const { leagueId, ...race } = toFollowable(event, league, sportId, timeZone);
  const isFollowed = useOfMyGames(({ tournaments }) => Object.hasOwn(tournaments, leagueId));
  const toggle = async ({ currentTarget: star }: MouseEvent<HTMLElement>) => {
    const outcome = await myGames.choose(star, { ...race, leagueId, key: leagueId }, timeZone).catch(() => null);
    if (outcome === null) showToast(t.unexpected);
    else if (outcome !== "added")
      void import("../../features/match-row/say-outcome.tsx").then((late) => late.sayOutcome(outcome, lang));
  };
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isFollowed}
      aria-label={t.follow({ game: splitEventName(league).event })}
      onPointerEnter={myGames.prepare}
      onFocus={myGames.prepare}
      onClick={toggle}
    />
  );
}
