import { today } from "../../../shared/addresses/list-query.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";

/** Any day, by the browser's own calendar. The shell script submits what is picked; without scripts Enter does. */
export function DayPick({ sportId }: { readonly sportId: number }) {
  const { t, href } = usePage();
  return (
    <form className="pick" action={href({ kind: "list", sportId, day: today, category: "all" })}>
      <Icon name="empty" />
      <input type="date" name="date" aria-label={t.pickDay} />
    </form>
  );
}
