import { memo } from "react";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import type { OddsRow } from "../../../shared/wire/odds-feed.ts";
import { useEvent, useHighlight, useOdds } from "../../live/hooks.tsx";
import { Redrawn } from "../rewritten/redrawn.tsx";
import { movementOf, toPriceText } from "../odds/price-text.ts";
import { useAnnouncement } from "./announce-highlight.ts";
import { useEventContext } from "./event-context.tsx";
import { whenOf } from "./event-words.ts";
import { LiveClock } from "./live-clock.tsx";
import { viewOf } from "./result.ts";
import { ofSource } from "./notice-of.ts";
import { toRow } from "./row-markup.tsx";
import { shownHighlight } from "./shown-highlight.ts";
import { StarButton } from "./star-button.tsx";
import { useIsShown } from "./use-is-shown.ts";

type MatchRowProps = {
  readonly id: string;
  readonly league: LeagueFields;
  readonly category: ListCategory;
  /** The bookmaker whose prices the row shows, null for none. */
  readonly bookmakerId: number | null;
};

/** The prices of one bookmaker, as they are now. */
function OddsCells({ eventId, bookmakerId, format }: OddsCellsProps) {
  return toOddsCells(useOdds(eventId, bookmakerId), format);
}
type OddsCellsProps = {
  readonly eventId: string;
  readonly bookmakerId: number;
  readonly format: OddsFormat | undefined;
};

/** A suspended market and a game without odds leave their cells empty, but in place. */
const toOddsCells = (odds: OddsRow | null, format: OddsFormat | undefined) =>
  odds === null
    ? null
    : odds.outcomes.map((outcome, index) => (
        <i key={index} className={movementOf(outcome) || undefined}>
          {toPriceText(outcome.price, format)}
        </i>
      ));

/** One game of a list: the row, and everything that changes in it. */
export const MatchRow = memo(function MatchRow({ id, league, category, bookmakerId }: MatchRowProps) {
  const context = useEventContext();
  const gameKey = toGameKey(context.sportId, id);
  const reported = useEvent(id);
  const event = reported && ofSource(reported, league);
  const change = useHighlight(id);
  const highlight = shownHighlight(change, context.sportId);
  const isShown = useIsShown(gameKey, event, context.isMine ? "all" : category);
  useAnnouncement({ sportId: context.sportId, event, highlight: change, isOpened: false });
  if (event === null || !isShown) return null;
  const isLeaving = category === "live" && viewOf(event) !== "live";
  const drawn = toRow(id, event, context, {
    highlight,
    star: <StarButton event={event} league={league} />,
    when: isLeaving ? `${whenOf(event, context)}\n${context.t.leaving}` : undefined,
    clock: <LiveClock event={event} isSevens={league.sevens === 1} />,
    odds:
      bookmakerId === null ? (
        context.toRowEnd?.(gameKey, event, league)
      ) : (
        <OddsCells eventId={id} bookmakerId={bookmakerId} format={context.t.oddsFormat} />
      ),
  });
  return <Redrawn>{drawn}</Redrawn>;
});
