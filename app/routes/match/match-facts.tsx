import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { longDate } from "../../features/day/day-words.ts";
import { useEventContext } from "../../features/match-row/event-context.tsx";
import { matchTexts } from "../../i18n/match-texts.ts";
import { startOf } from "../../features/match-row/event-words.ts";

type MatchFactsProps = {
  readonly event: EventFields;
  readonly epochDay: number;
};

/** What is known of a game besides its score. */
export function MatchFacts({ event, epochDay }: MatchFactsProps) {
  const context = useEventContext();
  const { t } = context;
  const texts = matchTexts(context.lang);
  const time = event.timeKnown === 0 ? "" : `, ${startOf(event, context)}`;
  const facts = [
    [texts.kickOff, longDate(epochDay, t) + time],
    [texts.round, event.round ?? ""],
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
