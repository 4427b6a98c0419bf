import type { ListQuery } from "../../../shared/addresses/list-query.ts";
import { toCalendar } from "../../navigation/calendar.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DayLimits } from "../day/day-limits.ts";
import { dayLabel, shortDate, toDayChoice } from "../day/day-words.ts";
import { Day } from "../day/times.tsx";
import { usePage } from "../page/page-context.tsx";

type DayBarProps = Pick<ListQuery, "category" | "sort"> & {
  readonly sportId: number;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  /** Null where nothing says between which days lists begin and end. */
  readonly limits: DayLimits | null;
};

/** Seven days, which stay in place while the visitor moves among them (C2.03, C9.03). Days beyond the limits lead nowhere. */
export function DayBar({ sportId, epochDay, todayEpochDay, category, sort, limits }: DayBarProps) {
  const { t, href } = usePage();
  const offsets =
    limits === null ? undefined : { first: limits.first - todayEpochDay, last: limits.last - todayEpochDay };
  const { days, previous, next } = toCalendar(epochDay - todayEpochDay, offsets);
  const linkTo = (offset: number | null) =>
    offset === null
      ? ({ role: "link", "aria-disabled": true } as const)
      : {
          href: href({
            kind: "list",
            sportId,
            day: toDayChoice(todayEpochDay + offset, todayEpochDay),
            category,
            sort,
          }),
        };
  return (
    <nav className="days" aria-label={t.calendar}>
      <a id="day-before" className="step" {...linkTo(previous)} aria-label={t.previousDay} data-stay="day-before">
        <Icon name="left" />
      </a>
      {days.map(({ day: offset, isChosen, isToday, isListed }) => {
        const day = todayEpochDay + offset;
        return (
          <a
            key={day}
            id={isChosen ? "day" : undefined}
            {...linkTo(isListed || isChosen ? offset : null)}
            data-stay="day"
            className={isToday ? "today" : undefined}
            aria-current={isChosen ? "date" : undefined}
          >
            <b>{dayLabel(day, todayEpochDay, t)}</b>
            <Day epochDay={day}>{shortDate(day, t)}</Day>
          </a>
        );
      })}
      <a id="day-after" className="step" {...linkTo(next)} aria-label={t.nextDay} data-stay="day-after">
        <Icon name="right" />
      </a>
    </nav>
  );
}
