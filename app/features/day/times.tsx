import type { ReactNode } from "react";
import { startDayNumber, toIsoDay } from "../../../shared/basics/day.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";

/** A moment as the attribute `datetime` writes it: "2026-11-22T19:45Z". */
export const momentAttribute = (atSeconds: number): string =>
  `${new Date(atSeconds * 1000).toISOString().slice(0, 16)}Z`;

/** The start of an event in the same form; the day alone if the hour is not known. */
export const startAttribute = ({ startSeconds, timeKnown }: Pick<EventFields, "startSeconds" | "timeKnown">): string =>
  timeKnown === 0 ? toIsoDay(startDayNumber(startSeconds ?? 0, false, 0)) : momentAttribute(startSeconds ?? 0);

type DayProps = { readonly epochDay: number; readonly children: ReactNode };

/** A text that names a day of the calendar. */
export const Day = ({ epochDay, children }: DayProps) => <time dateTime={toIsoDay(epochDay)}>{children}</time>;

/** The text of a time within another text, and its `datetime`. */
type NamedTime = readonly [text: string, attribute: string];

/** A text in which times are elements, so that programs read them too. The times have the order that they have in the text. */
export function TextWithTimes({ text, times }: { readonly text: string; readonly times: readonly NamedTime[] }) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (const [named, attribute] of times) {
    const at = named === "" ? -1 : rest.indexOf(named);
    if (at === -1) continue;
    parts.push(
      rest.slice(0, at),
      <time key={parts.length} dateTime={attribute}>
        {named}
      </time>,
    );
    rest = rest.slice(at + named.length);
  }
  return (
    <>
      {parts}
      {rest}
    </>
  );
}
