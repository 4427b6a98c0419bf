import type { DaysAnswer } from "../../../../shared/addresses/directory.ts";
import { dayNumber, daySeconds } from "../../../../shared/basics/day.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";

/** When the first and the last event start that a ledger's lists of days can have: its own, and its providers' beyond its days. */
export function toSpan({ sportId, held, providers }: LedgerContext, nowSeconds: number): DaysAnswer["span"] {
  const own = held.span();
  const today = dayNumber(nowSeconds, 0);
  const spans = [
    ...(own === null ? [] : [own]),
    ...providers.all.flatMap((provider) => {
      const days = provider.days(sportId, today);
      // Noon is of the same day in most zones.
      return days === null ? [] : [{ first: (days.first + 0.5) * daySeconds, last: (days.last + 0.5) * daySeconds }];
    }),
  ];
  if (spans.length === 0) return null;
  return {
    firstSeconds: Math.min(...spans.map(({ first }) => first)),
    lastSeconds: Math.max(...spans.map(({ last }) => last)),
  };
}
