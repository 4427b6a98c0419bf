import { today } from "../../../shared/addresses/list-query.ts";
import { toIsoDay } from "../../../shared/basics/day.ts";
import { Icon } from "../../ui/icon.tsx";
import type { DayLimits } from "../day/day-limits.ts";
import { usePage } from "../page/page-context.tsx";

type DayPickProps = {
  readonly sportId: number;
  /** Null where nothing says between which days lists begin and end. */
  readonly limits: DayLimits | null;
};

/** Opens any day within the limits. A script submits the picked one (`layout/page-behaviour.ts`); without scripts a button does, which appears once a day is set. */
export function DayPick({ sportId, limits }: DayPickProps) {
  const { t, href } = usePage();
  const bounds = limits === null ? {} : { min: toIsoDay(limits.first), max: toIsoDay(limits.last) };
  return (
    <form className="pick" action={href({ kind: "list", sportId, day: today, category: "all" })}>
      <Icon name="empty" />
      <input type="date" name="date" required aria-label={t.pickDay} {...bounds} />
      <button type="submit">{t.openDay}</button>
    </form>
  );
}
