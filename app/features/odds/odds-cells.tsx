import { useOdds } from "../../live/hooks.tsx";
import { movementOf, toPriceText } from "./price-text.ts";

/** The prices of one bookmaker. A suspended market and a game without odds leave their cells empty, but in place. */
export function OddsCells({ eventId, bookmakerId }: { readonly eventId: string; readonly bookmakerId: number }) {
  const outcomes = useOdds(eventId, bookmakerId)?.outcomes;
  if (outcomes === undefined) return null;
  return outcomes.map((outcome, index) => (
    <span key={index} className={`o ${movementOf(outcome)}`}>
      {toPriceText(outcome.price)}
    </span>
  ));
}
