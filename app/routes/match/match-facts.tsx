import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { longDate } from "../../features/day/day-words.ts";
import { useEventContext } from "../../features/match-row/event-context.tsx";
import { startOf } from "../../features/match-row/event-words.ts";

type MatchFactsProps = {
  readonly event: EventFields;
  readonly epochDay: number;
};

/** What is known of a game besides its score. */
export function MatchFacts({ event, epochDay }: MatchFactsProps) {
  const context = useEventContext();
  const { t } = context;
  const time = event.timeKnown === 0 ? "" : `, ${startOf(event, context)}`;
  const facts = [
    [t.kickOff, longDate(epochDay, t) + time],
    [t.round, event.round ?? ""],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
