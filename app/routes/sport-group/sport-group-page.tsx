import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { longDate } from "../../features/day/day-words.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { DayPick } from "../../features/list/day-pick.tsx";
import { DayBar } from "../../features/list/day-bar.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import type { SportsOfDay } from "../../features/several-sports/load-sports-of-day.server.ts";
import { SportLinks, SportLists } from "../../features/several-sports/sport-lists.tsx";
import { sportLabel } from "../../i18n/sport-texts.ts";

type SportGroupPageProps = { readonly sportId: number; readonly category: ListCategory; readonly day: SportsOfDay };

/** A day of the sports that belong together. */
export function SportGroupPage({ sportId, category, day }: SportGroupPageProps) {
  const { lang, t } = usePage();
  const { epochDay, todayEpochDay } = day;
  return (
    <PageColumns>
      <div className="reading" data-page="sport_page">
        <div className="card">
          <div className="title">
            <h1 tabIndex={-1}>
              {sportLabel(sportId, lang)} <span>{longDate(epochDay, t, todayEpochDay)}</span>
            </h1>
            <DayPick sportId={sportId} />
          </div>
          <DayBar {...{ sportId, epochDay, todayEpochDay, category }} />
          <SportLinks lists={day.lists} />
        </div>
        <SportLists day={day} groupId={sportId} category={category} />
      </div>
    </PageColumns>
  );
}
