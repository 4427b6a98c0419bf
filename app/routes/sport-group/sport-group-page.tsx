import { Day } from "../../features/day/times.tsx";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { longDate, toDayChoice } from "../../features/day/day-words.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { SourcesLine } from "../../features/layout/simulated-line.tsx";
import { DayPick } from "../../features/list/day-pick.tsx";
import { DayBar } from "../../features/list/day-bar.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { GamesTabs } from "../../features/several-sports/games-tabs.tsx";
import type { SportsOfDay } from "../../features/several-sports/load-sports-of-day.server.ts";
import { SportLinks, SportLists } from "../../features/several-sports/sport-lists.tsx";
import { useDayCounts } from "../../features/several-sports/use-day-counts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";

type SportGroupPageProps = { readonly sportId: number; readonly category: ListCategory; readonly day: SportsOfDay };

/** A day of the sports that belong together. */
export function SportGroupPage({ sportId, category, day }: SportGroupPageProps) {
  const { href, lang, t } = usePage();
  const { epochDay, todayEpochDay, limits } = day;
  const counts = useDayCounts(day.lists);
  const hrefOf = (tab: ListCategory) =>
    href({ kind: "list", sportId, day: toDayChoice(epochDay, todayEpochDay), category: tab });
  return (
    <PageColumns>
      <div className="reading" data-page="sport_page">
        <div className="card">
          <div className="title">
            <h1 tabIndex={-1}>
              {sportLabel(sportId, lang)} <Day epochDay={epochDay}>{longDate(epochDay, t, todayEpochDay)}</Day>
            </h1>
            <DayPick sportId={sportId} limits={limits} />
          </div>
          <DayBar {...{ sportId, epochDay, todayEpochDay, category, limits }} />
          <GamesTabs counts={counts.total} current={category} hrefOf={hrefOf} />
          <SportLinks lists={day.lists} counts={counts} category={category} />
          <SourcesLine leagues={counts.leagues} />
        </div>
        <SportLists day={day} counts={counts} groupId={sportId} category={category} allHref={hrefOf("all")} />
      </div>
    </PageColumns>
  );
}
