import type { StartEntry } from "../../../shared/addresses/directory.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { isListedDay, type DayLimits } from "../day/day-limits.ts";
import { dateWithYear, toDayChoice } from "../day/day-words.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { NextNotice } from "./next-notice.tsx";

export type EmptyNoticeProps = {
  readonly category: ListCategory;
  readonly sportId: number;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly limits: DayLimits | null;
  /** The next start in the sport; null if it is not known. */
  readonly next: StartEntry | null;
  /** Whether other tabs of the day have games. */
  readonly hasOthers: boolean;
};

/** The message of an open tab without games, with links to tabs that have some. */
export function EmptyNotice({ category, sportId, epochDay, todayEpochDay, limits, next, hasOthers }: EmptyNoticeProps) {
  const { lang, href, t: dates } = usePage();
  const t = listTexts(lang).notices;
  const emptyDay = sportById(sportId)?.duel === false ? t.emptyFieldDay : t.emptyDay;
  const toAll = (shown: number) =>
    href({ kind: "list", sportId, day: toDayChoice(shown, todayEpochDay), category: "all" });
  if (!hasOthers) {
    const isKept = isListedDay({ epochDay, todayEpochDay }, limits);
    const title = isKept ? emptyDay : t.dayNotKept;
    if (isKept && next !== null) return <NextNotice title={emptyDay} sportId={sportId} next={next} />;
    const back = epochDay === todayEpochDay ? {} : { action: { href: toAll(todayEpochDay), text: t.seeToday } };
    const hint =
      isKept || limits === null
        ? t.emptyDayHint
        : t.dayNotKeptHint({ first: dateWithYear(limits.first, dates), last: dateWithYear(limits.last, dates) });
    return <Notice icon="empty" title={title} hint={hint} {...back} />;
  }
  const titles = {
    all: emptyDay,
    odds: emptyDay,
    live: t.emptyLive,
    finished: t.emptyFinished,
    scheduled: t.emptyScheduled,
    myGames: t.emptyMine,
  };
  const hint = category === "myGames" ? { hint: t.emptyMineHint } : {};
  return <Notice icon="empty" title={titles[category]} {...hint} action={{ href: toAll(epochDay), text: t.seeAll }} />;
}
