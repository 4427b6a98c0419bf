import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { toCalendar } from "../../navigation/calendar.ts";
import { Icon } from "../../ui/icon.tsx";
import { dayLabel, shortDate, toDayChoice } from "../day/day-words.ts";
import { Day } from "../day/times.tsx";
import { usePage } from "../page/page-context.tsx";

type DayBarProps = {
  readonly sportId: number;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly category: ListCategory;
};

/** Seven days, which stay in place while the visitor moves among them (C2.03, C9.03). */
export function DayBar({ sportId, epochDay, todayEpochDay, category }: DayBarProps) {
  const { t, href } = usePage();
  const { days, previous, next } = toCalendar(epochDay - todayEpochDay);
  const hrefOf = (offset: number) =>
    href({ kind: "list", sportId, day: toDayChoice(todayEpochDay + offset, todayEpochDay), category });
  return (
    <nav className="days" aria-label={t.calendar}>
      <a id="day-before" className="step" href={hrefOf(previous)} aria-label={t.previousDay} data-stay="day-before">
        <Icon name="left" />
      </a>
      {days.map(({ day: offset, isChosen, isToday }) => {
        const day = todayEpochDay + offset;
        return (
          <a
            key={day}
            id={isChosen ? "day" : undefined}
            href={hrefOf(offset)}
            data-stay="day"
            className={isToday ? "today" : undefined}
            aria-current={isChosen ? "date" : undefined}
          >
            <b>{dayLabel(day, todayEpochDay, t)}</b>
            <Day epochDay={day}>{shortDate(day, t)}</Day>
          </a>
        );
      })}
      <a id="day-after" className="step" href={hrefOf(next)} aria-label={t.nextDay} data-stay="day-after">
        <Icon name="right" />
      </a>
    </nav>
  );
}
