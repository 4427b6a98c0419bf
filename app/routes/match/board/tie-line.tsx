import { momentAttribute } from "../../../features/day/times.tsx";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import type { SeriesGame } from "../../../../shared/wire/sections/read-match.ts";
import { localDay, shortDate } from "../../../features/day/day-words.ts";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { awayOf, homeOf } from "../../../features/match-row/event-words.ts";
import { useMatch } from "../../../features/match/match-context.tsx";
import { useSeries } from "../../../features/match/series/use-series.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";

/** How the tie stands over both legs, or the series over its games, with the way to the other leg or to all games. */
export function TieLine({ event }: { readonly event: EventFields }) {
  const { lang, href, t, timeZone } = useEventContext();
  const { eventId } = useMatch();
  const sum = useSeries(event);
  if (sum === null) return null;
  const texts = matchTexts(lang).series;
  const { kind, score, winner, number, count, others } = sum;
  const [other] = others;
  const dayOf = ({ startSeconds }: SeriesGame) => shortDate(localDay(startSeconds, timeZone), t);
  const total = score === null ? "" : `${score[0]} – ${score[1]}`;
  return (
    <p className="tie-line">
      {total === "" ? null : (
        <span>
          {kind === "legs" ? texts.aggregate : texts.won} <b>{total}</b>
        </span>
      )}
      {winner === 0 ? null : (
        <span>
          {texts.winner} <b>{codeOf(event, winner)}</b>
        </span>
      )}
      {kind === "legs" && other !== undefined ? (
        <a href={href({ kind: "match", eventId: other.eventId, tab: "summary" })}>
          {texts.leg({ number: number === 1 ? 2 : 1 })}
          {" · "}
          {other.score === null ? (
            <time dateTime={momentAttribute(other.startSeconds)}>{dayOf(other)}</time>
          ) : (
            legText(other, event)
          )}
        </a>
      ) : (
        <a href={href({ kind: "match", eventId, tab: "series" })}>{texts.place({ number, count })}</a>
      )}
    </p>
  );
}

/** "LYO 2 – 1 LEN", its host first. */
function legText({ homeId, score }: SeriesGame, event: EventFields): string {
  const [home, away] = [codeOf(event, 1), codeOf(event, 2)];
  const [first, second] = homeId === event.homeParticipantId ? [home, away] : [away, home];
  return `${first} ${score?.join(" – ") ?? ""} ${second}`;
}

const codeOf = (event: EventFields, side: 1 | 2): string =>
  side === 1 ? event.homeCode || homeOf(event) : event.awayCode || awayOf(event);
