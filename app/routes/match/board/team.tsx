import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import { isPenaltyRecent } from "../../../features/clock/penalty-window.ts";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { awayOf, homeOf } from "../../../features/match-row/event-words.ts";
import { viewOf, winnerOf } from "../../../features/match-row/result.ts";
import { flagOf } from "../../../features/match-row/side-flag.ts";
import { Picture } from "../../../features/page/picture.tsx";
import { NameLink } from "../../../features/page/name-link.tsx";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useNowSeconds } from "../../../live/hooks.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Sign } from "../../../ui/sign.tsx";
import { crestOf } from "../../../../shared/competitions/crest.ts";
import { serverOf } from "../../../features/match-row/server-of.ts";

type TeamProps = { readonly event: EventFields; readonly side: 1 | 2 };

/** One side of a duel: crest, name, and the details of this side alone. */
export function Team({ event, side }: TeamProps) {
  const { t, lang } = useEventContext();
  const isHome = side === 1;
  const redCards = isHome ? event.homeRedCards : event.awayRedCards;
  const isUnderReview = (isHome ? event.homeUnderReview : event.awayUnderReview) === 1;
  return (
    <div className={winnerOf(event) === side ? "team winner" : "team"}>
      <SideMark event={event} side={side} />
      <b className={lookOf(isHome ? homeOf(event) : awayOf(event))}>
        <ParticipantName event={event} side={side} /> <ServeMark event={event} side={side} />
      </b>
      {redCards ? (
        <small className="expelled" title={t.redCards({ count: redCards })}>
          <i className="red" />
          {redCards > 1 ? <span aria-hidden="true">{redCards}</span> : null}
          <span className="sr-only">{t.redCards({ count: redCards })}</span>
        </small>
      ) : null}
      {isUnderReview ? (
        <small className="review">{matchTexts(lang).underReview}</small>
      ) : (
        <PenaltyMark event={event} side={side} />
      )}
    </div>
  );
}

/** A phone has room beside a score for a word of eight letters; a hyphen ends a line. */
const longWord = /[^\s-]{9}/;
const longerWord = /[^\s-]{12}/;

const lookOf = (name: string): string | undefined =>
  longerWord.test(name) ? "longer" : longWord.test(name) ? "long" : undefined;

/** A penalty of the status that is being played, for as long as it counts (C4.32). */
function PenaltyMark({ event, side }: TeamProps) {
  const { lang } = useEventContext();
  const nowSeconds = useNowSeconds(event.id ?? "");
  const [shots, missed] =
    side === 1
      ? [event.homePenaltyShots, event.homePenaltiesMissed]
      : [event.awayPenaltyShots, event.awayPenaltiesMissed];
  const latest = shots?.at(-1);
  // The feed has only the shots of the current status.
  if (latest === undefined || viewOf(event) !== "live") return null;
  if (!isPenaltyRecent(latest.updatedSeconds, nowSeconds)) return null;
  const isMissed = missed?.some(({ incidentId }) => incidentId === latest.incidentId) === true;
  const { kinds } = matchTexts(lang).summary;
  return <small className="review">{isMissed ? kinds.penaltyMissed : kinds.penaltyGoal}</small>;
}

/** Leads to the side's page where the feed names it. */
export function ParticipantName({ event, side }: TeamProps) {
  const { href, sportId } = useEventContext();
  const [id, slug, name] =
    side === 1
      ? [event.homeParticipantId, event.homeSlug, homeOf(event)]
      : [event.awayParticipantId, event.awaySlug, awayOf(event)];
  const path = id && slug ? href({ kind: participantKind(sportId), slug, id, section: "summary" }) : "";
  return <NameLink name={name} path={path} />;
}

/** The flag of a player and of a country's side, a club's crest; a pair has neither. */
export function SideMark({ event, side }: TeamProps) {
  const { sportId } = useEventContext();
  const flag = flagOf(event, side, sportId);
  return flag === null ? <Crest event={event} side={side} /> : flag && <Flag name={flag} />;
}

function Crest({ event, side }: TeamProps) {
  const [id, code, file] =
    side === 1
      ? [event.homeParticipantId, event.homeCode, event.homeImage]
      : [event.awayParticipantId, event.awayCode, event.awayImage];
  return (
    <Picture file={file}>
      <span className={`crest h${crestOf(id ?? "")}`} aria-hidden="true">
        {code ?? ""}
      </span>
    </Picture>
  );
}

/** Beside the side that serves, bats or throws (C3.02). */
export function ServeMark({ event, side }: TeamProps) {
  const { lang, sportId } = useEventContext();
  if (serverOf(event) !== side) return null;
  const texts = matchTexts(lang);
  const name = texts.serving[sportId] ?? texts.serves;
  return <Sign name={name} className="serve" />;
}
