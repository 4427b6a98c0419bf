import { today } from "../../../shared/addresses/list-query.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

/** Opens any day. A script submits the picked one (`layout/page-behaviour.ts`); without scripts a button does, which appears once a day is set. */
export function DayPick({ sportId }: { readonly sportId: number }) {
  const { t, href } = usePage();
  return (
    <form className="pick" action={href({ kind: "list", sportId, day: today, category: "all" })}>
      <Icon name="empty" />
      <input type="date" name="date" required aria-label={t.pickDay} />
      <button type="submit">{t.openDay}</button>
    </form>
  );
}
