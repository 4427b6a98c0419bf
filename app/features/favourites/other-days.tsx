import type { Messages } from "../../i18n/fr.ts";
import { dateParts, dayHref, dayLabel } from "../day/day-words.ts";
import { toFollowedDays } from "./followed-days.ts";
import { useMyGames } from "./my-games-hooks.ts";

type OtherDaysProps = {
  readonly sportId: number;
  readonly path: string;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly t: Messages;
};

/** Where the followed games of other days are: a list holds one day. */
export function OtherDays({ sportId, path, epochDay, todayEpochDay, t }: OtherDaysProps) {
  const others = toFollowedDays(useMyGames(), sportId).filter(({ day }) => todayEpochDay + day !== epochDay);
  if (others.length === 0) return null;
  return (
    <nav className="other-days" aria-label={t.otherDays}>
      {t.otherDays}
      {others.map(({ day, count }) => {
        const { dayOfMonth, month } = dateParts(todayEpochDay + day);
        return (
          <a key={day} href={dayHref(path, todayEpochDay + day, todayEpochDay, "mine")} data-stay="day">
            {dayLabel(todayEpochDay + day, todayEpochDay, t)} {t.shortDate(dayOfMonth, month)} <small>{count}</small>
          </a>
        );
      })}
    </nav>
  );
}
