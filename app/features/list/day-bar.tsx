import type { Messages } from "../../i18n/fr.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Category } from "../day/category.ts";
import { dateParts, dayHref, dayLabel } from "../day/day-words.ts";

type DayBarProps = {
  readonly path: string;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly category: Category;
  readonly t: Messages;
};

/** Seven days around the chosen one (C2.03, C9.03). */
const aroundDays = [-3, -2, -1, 0, 1, 2, 3];

export function DayBar({ path, epochDay, todayEpochDay, category, t }: DayBarProps) {
  const href = (day: number) => dayHref(path, day, todayEpochDay, category);
  return (
    <nav className="days" aria-label={t.calendar}>
      <a id="day-before" className="step" href={href(epochDay - 1)} aria-label={t.previousDay} data-stay="day-before">
        <Icon name="left" />
      </a>
      {aroundDays.map((around) => {
        const day = epochDay + around;
        const { dayOfMonth, month } = dateParts(day);
        return (
          <a
            key={day}
            id={around === 0 ? "day" : undefined}
            href={href(day)}
            data-stay="day"
            className={day === todayEpochDay ? "today" : undefined}
            aria-current={around === 0 ? "date" : undefined}
          >
            <b>{dayLabel(day, todayEpochDay, t)}</b>
            <span>{t.shortDate(dayOfMonth, month)}</span>
          </a>
        );
      })}
      <a id="day-after" className="step" href={href(epochDay + 1)} aria-label={t.nextDay} data-stay="day-after">
        <Icon name="right" />
      </a>
    </nav>
  );
}
