import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { countsPeriods } from "../../../../shared/timeline/periods.ts";
import { useAnnouncement } from "../../../features/match-row/announce-highlight.ts";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { awayOf, excitementWords, homeOf } from "../../../features/match-row/event-words.ts";
import { viewOf } from "../../../features/match-row/result.ts";
import { Redrawn } from "../../../features/rewritten/redrawn.tsx";
import { shownHighlight } from "../../../features/match-row/shown-highlight.ts";
import { FieldBoard } from "../../../features/match/field/field-page.tsx";
import { useHighlight } from "../../../live/hooks.tsx";
import { DuelBoard } from "./duel-board.tsx";
import { groundOf } from "./ground.ts";
import { SetsBoard } from "./sets-board.tsx";
import { TieLine } from "./tie-line.tsx";

type BoardProps = { readonly eventId: string; readonly event: EventFields };

/** Shows the sides and the score in the form of the kind of sport (C1.07), on the sport's ground. */
export function Board({ eventId, event }: BoardProps) {
  const context = useEventContext();
  const { sportId } = context;
  const change = useHighlight(eventId);
  const highlight = shownHighlight(change, sportId);
  useAnnouncement({ sportId, event, highlight: change, isOpened: true });
  const isDuel = sportById(sportId)?.duel !== false;
  const excitement = excitementWords(event, context);
  const look = `board ground-${groundOf(sportId)} ${viewOf(event)}${highlight === null ? "" : ` hl-${highlight.kind}`}`;
  return (
    <Redrawn>
      <section className={look}>
        {isDuel ? <h1 className="sr-only" tabIndex={-1}>{`${homeOf(event)} – ${awayOf(event)}`}</h1> : null}
        {!isDuel ? (
          <FieldBoard event={event} />
        ) : countsPeriods(sportId) ? (
          <SetsBoard event={event} />
        ) : (
          <DuelBoard event={event} isGoal={highlight?.kind === "goal"} />
        )}
        {excitement === "" ? null : <p className="worth-watching">{excitement}</p>}
        <TieLine event={event} />
      </section>
    </Redrawn>
  );
}
