import { useNavigate } from "@remix-run/react";
import { today } from "../../../shared/addresses/list-query.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { parseIsoDay } from "../../../shared/time/day.ts";
import { Icon } from "../../ui/icon.tsx";
import { toDayChoice } from "../day/day-words.ts";
import { usePage } from "../page/page-context.tsx";

/** A century, in days. A year that is being typed is further away. */
const furthestPicked = 36_500;

type DayPickProps = { readonly sportId: number; readonly todayEpochDay: number; readonly category: ListCategory };

/** Any day, by the browser's own calendar. Without scripts Enter submits it. */
export function DayPick({ sportId, todayEpochDay, category }: DayPickProps) {
  const { t, href } = usePage();
  const navigate = useNavigate();
  const pick = (text: string) => {
    const day = parseIsoDay(text);
    if (day !== null && Math.abs(day - todayEpochDay) < furthestPicked)
      navigate(href({ kind: "list", sportId, day: toDayChoice(day, todayEpochDay), category }));
  };
  return (
    <form className="pick" action={href({ kind: "list", sportId, day: today, category: "all" })}>
      <Icon name="calendar" />
      <input type="date" name="date" aria-label={t.pickDay} onChange={({ target }) => pick(target.value)} />
    </form>
  );
}
