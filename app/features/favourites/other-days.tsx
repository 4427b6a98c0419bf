import { dateParts, dayLabel, toDayChoice } from "../day/day-words.ts";
import { usePage } from "../page/page-context.tsx";
import { toFollowedDays } from "./followed-days.ts";
import { useMyGames } from "./my-games-hooks.ts";

type OtherDaysProps = {
  readonly sportId: number;
  readonly epochDay: number;
  readonly todayEpochDay: number;
};

/** Where the followed games of other days are: a list holds one day. */
export function OtherDays({ sportId, epochDay, todayEpochDay }: OtherDaysProps) {
  const { t, href } = usePage();
  const others = toFollowedDays(useMyGames(), sportId).filter(({ day }) => todayEpochDay + day !== epochDay);
  if (others.length === 0) return null;
  return (
    <nav className="other-days" aria-label={t.otherDays}>
      {t.otherDays}
      {others.map(({ day, count }) => {
        const { dayOfMonth, month } = dateParts(todayEpochDay + day);
        return (
          <a
            key={day}
            href={href({
              kind: "list",
              sportId,
              day: toDayChoice(todayEpochDay + day, todayEpochDay),
              category: "myGames",
            })}
            data-stay="day"
          >
            {dayLabel(todayEpochDay + day, todayEpochDay, t)} {t.shortDate(dayOfMonth, month)} <small>{count}</small>
          </a>
        );
      })}
    </nav>
  );
}
