import { toIsoDay } from "../../../shared/basics/day.ts";
import { Day, TextWithTimes } from "../../features/day/times.tsx";
import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { GamesTab } from "../../../shared/addresses/list-query.ts";
import { dayName, longDate } from "../../features/day/day-words.ts";
import type { MarkTexts } from "../../features/excitement/about-marks.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { SourcesLine } from "../../features/layout/simulated-line.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { BestOfDay } from "../../features/several-sports/best-of-day.tsx";
import { GamesTabs } from "../../features/several-sports/games-tabs.tsx";
import type { SportsOfDay } from "../../features/several-sports/load-sports-of-day.server.ts";
import { SportLinks, SportLists } from "../../features/several-sports/sport-lists.tsx";
import { useDayCounts } from "../../features/several-sports/use-day-counts.ts";
import { useCurrentInView } from "../../ui/current-in-view.ts";
import { mixedTexts } from "../../i18n/mixed-texts.ts";

/** Days before and after today that the page leads to. */
const daysEachWay = 3;

type MixedPageProps = { readonly day: SportsOfDay; readonly marks: MarkTexts; readonly category?: GamesTab };

/** The main games of all sports on a day: all of them, or those of a tab. */
export function MixedPage({ day, marks, category }: MixedPageProps) {
  const { href, lang, t } = usePage();
  const texts = mixedTexts(lang);
  const { epochDay, todayEpochDay } = day;
  const row = useCurrentInView<HTMLElement>(String(epochDay));
  const counts = useDayCounts(day.lists);
  useReloads(epochDay === todayEpochDay);
  const hrefOf = (shown: number, tab: GamesTab | "all" = category ?? "all") =>
    href({
      kind: "mixed",
      epochDay: shown === todayEpochDay ? null : shown,
      ...(tab === "all" ? {} : { category: tab }),
    });
  const days = Array.from({ length: 2 * daysEachWay + 1 }, (_, index) => todayEpochDay + index - daysEachWay);
  const date = longDate(epochDay, t, todayEpochDay);
  return (
    <PageColumns>
      <div className="reading" data-page="mixed_page">
        <div className="card reading-head news-head">
          <h1 tabIndex={-1}>
            <TextWithTimes text={texts.titleOf({ date })} times={[[date, toIsoDay(epochDay)]]} />
          </h1>
          <nav ref={row} className="news-sports" aria-label={texts.days}>
            {days.map((each) => (
              <a key={each} href={hrefOf(each)} aria-current={each === epochDay ? "page" : undefined}>
                <Day epochDay={each}>{dayName(each, todayEpochDay, t)}</Day>
              </a>
            ))}
          </nav>
          <GamesTabs counts={counts.total} current={category ?? "all"} hrefOf={(tab) => hrefOf(epochDay, tab)} />
          <SportLinks lists={day.lists} counts={counts} category={category ?? "all"} />
          <SourcesLine leagues={counts.leagues} />
        </div>
        {category === undefined ? <BestOfDay lists={day.lists} counts={counts} marks={marks} /> : null}
        <SportLists
          day={day}
          counts={counts}
          groupId={null}
          category={category ?? "all"}
          allHref={hrefOf(epochDay, "all")}
        />
      </div>
    </PageColumns>
  );
}

/** A page of so many sports follows the liveliest of them by the socket; the others come with a later load. */
const reloadSeconds = 30;

function useReloads(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) revalidate();
    }, reloadSeconds * 1000);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
