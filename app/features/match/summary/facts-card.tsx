import { toIsoDay } from "../../../../shared/basics/day.ts";
import { startAttribute } from "../../day/times.tsx";
import { commaIn } from "../../../../shared/texts/comma.ts";
import type { MatchSummary } from "../../../../shared/wire/sections/read-summary.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { matchWords } from "../match-words.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { longDate } from "../../day/day-words.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { startOf } from "../../match-row/event-words.ts";
import { isFieldEvent } from "../event-kind.ts";
import { useMatch } from "../match-context.tsx";
import { toLocalFigure } from "../../../../shared/texts/numbers.ts";

/** When, where, before how many, and who whistled. */
export function FactsCard({ summary }: { readonly summary: MatchSummary }) {
  const context = useEventContext();
  const { eventId, epochDay } = useMatch();
  const event = useEvent(eventId);
  const texts = matchWords(context.sportId, context.lang);
  const isField = isFieldEvent(eventId);
  const facts = isField ? texts.summary.fieldFacts : texts.summary.facts;
  const date = longDate(epochDay, context.t);
  const time = event === null || event.timeKnown === 0 ? "" : startOf(event, context);
  const startName = context.sportId === sportIds.soccer ? texts.kickOff : texts.start;
  const nameOf = (name: FactName): string => {
    if (name === "venue" && context.sportId !== sportIds.soccer) return texts.summary.fieldVenue;
    return texts.summary[name === "referee" && valuesOf(summary, name).length > 1 ? "referees" : name];
  };
  const rows = [
    [texts.summary.date, date, toIsoDay(epochDay)],
    [startName, time, event === null ? "" : startAttribute(event)],
    ...factNames.map((name) => [nameOf(name), textOf(summary, name, context.lang)] as const),
    ...summary.otherFacts.flatMap((text) => toNamed(text, context.lang) ?? []),
  ] as const;
  return (
    <section className="card beside-card">
      <h2>{facts}</h2>
      <dl className="facts">
        {rows.map(([name, value, attribute], index) =>
          value === "" ? null : (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{attribute === undefined ? value : <time dateTime={attribute}>{value}</time>}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

const factNames = ["referee", "venue", "town", "attendance", "capacity"] as const;
type FactName = (typeof factNames)[number];

function textOf(summary: MatchSummary, name: FactName, lang: Language): string {
  const text = valuesOf(summary, name).join(commaIn(lang));
  return isCount.test(text) ? toLocalFigure(text, lang) : text;
}
const isCount = /^\d{1,3}(?: \d{3})+$/;

/** A match may have several referees; those after the first come as facts without a name. */
function valuesOf({ facts, otherFacts }: MatchSummary, name: FactName): readonly string[] {
  const named = facts.flatMap((fact) => (fact.name === name ? [fact.value] : []));
  const others = name === "referee" ? otherFacts.filter((text) => !text.includes(": ")) : [];
  return [...named, ...others];
}

/** "Weather: 6 °C" as name and value, "Length: 7.1 km" with the decimals of the language; null for a text without a name. */
function toNamed(text: string, lang: Language): readonly [name: string, value: string][] | null {
  const at = text.indexOf(": ");
  if (at === -1) return null;
  const value = text.slice(at + 2);
  return [[text.slice(0, at), isMeasure.test(value) ? toLocalFigure(value, lang) : value]];
}
const isMeasure = /^-?\d+\.\d+ \D/;
