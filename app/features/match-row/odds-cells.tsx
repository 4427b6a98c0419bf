import type { OddsOutcome } from "../../../shared/feed/odds-feed.ts";
import { useOdds } from "../../live/hooks.tsx";

/** The prices of one bookmaker. A suspended market and a game without odds leave their cells empty, but in place. */
export function OddsCells({ eventId, bookmakerId }: { readonly eventId: string; readonly bookmakerId: number }) {
  const outcomes = useOdds(eventId, bookmakerId)?.outcomes;
  if (outcomes === undefined) return null;
  return outcomes.map((outcome, index) => (
    <span key={index} className={`o ${movementOf(outcome)}`}>
      {outcome.price === null ? "–" : outcome.price.toFixed(2)}
    </span>
  ));
}

function movementOf({ price, previous }: OddsOutcome): "" | "up" | "down" {
  if (price === null || previous === null || price === previous) return "";
  return price > previous ? "up" : "down";
}
