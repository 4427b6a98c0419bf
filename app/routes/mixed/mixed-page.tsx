import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { dayName, longDate } from "../../features/day/day-words.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import type { SportsOfDay } from "../../features/several-sports/load-sports-of-day.server.ts";
import { SportLinks, SportLists } from "../../features/several-sports/sport-lists.tsx";
import { mixedTexts } from "../../i18n/mixed-texts.ts";

/** Days before and after today that the page leads to. */
const daysEachWay = 3;

/** The main games of all sports on a day. */
export function MixedPage({ day }: { readonly day: SportsOfDay }) {
  const { href, lang, t } = usePage();
  const texts = mixedTexts(lang);
  const { epochDay, todayEpochDay } = day;
  useReloads(epochDay === todayEpochDay);
  const days = Array.from({ length: 2 * daysEachWay + 1 }, (_, index) => todayEpochDay + index - daysEachWay);
  return (
    <PageColumns>
      <div className="reading" data-page="mixed_page">
        <div className="card reading-head news-head">
          <h1 tabIndex={-1}>{texts.titleOf(longDate(epochDay, t, todayEpochDay))}</h1>
          <nav className="news-sports" aria-label={texts.days}>
            {days.map((each) => (
              <a
                key={each}
                href={href({ kind: "mixed", epochDay: each === todayEpochDay ? null : each })}
                aria-current={each === epochDay ? "page" : undefined}
              >
                {dayName(each, todayEpochDay, t)}
              </a>
            ))}
          </nav>
          <SportLinks lists={day.lists} />
        </div>
        <SportLists day={day} groupId={null} category="all" />
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
      if (document.visibilityState === "visible") revalidate();
    }, reloadSeconds * 1000);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
