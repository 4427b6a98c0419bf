import type { OddsRow } from "../../../shared/feed/odds-feed.ts";
import { useOdds } from "../../live/hooks.tsx";
import { movementOf, toPriceText } from "./price-text.ts";

/** The prices of one bookmaker, as they are now. */
export function OddsCells({ eventId, bookmakerId }: { readonly eventId: string; readonly bookmakerId: number }) {
  return toOddsCells(useOdds(eventId, bookmakerId));
}

/** A suspended market and a game without odds leave their cells empty, but in place. */
export const toOddsCells = (odds: OddsRow | null) =>
  odds === null
    ? null
    : odds.outcomes.map((outcome, index) => (
        <i key={index} className={movementOf(outcome) || undefined}>
          {toPriceText(outcome.price)}
        </i>
      ));
