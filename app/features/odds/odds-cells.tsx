import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import type { OddsRow } from "../../../shared/wire/odds-feed.ts";
import { useOdds } from "../../live/hooks.tsx";
import { movementOf, toPriceText } from "./price-text.ts";

/** The prices of one bookmaker, as they are now. */
export function OddsCells({ eventId, bookmakerId, format }: OddsCellsProps) {
  return toOddsCells(useOdds(eventId, bookmakerId), format);
}
type OddsCellsProps = {
  readonly eventId: string;
  readonly bookmakerId: number;
  readonly format: OddsFormat | undefined;
};

/** A suspended market and a game without odds leave their cells empty, but in place. */
export const toOddsCells = (odds: OddsRow | null, format: OddsFormat | undefined) =>
  odds === null
    ? null
    : odds.outcomes.map((outcome, index) => (
        <i key={index} className={movementOf(outcome) || undefined}>
          {toPriceText(outcome.price, format)}
        </i>
      ));
