import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { seldomTexts } from "../../i18n/seldom-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";

export type EmptyNoticeProps = {
  readonly category: ListCategory;
  readonly hrefs: { readonly all: string; readonly today: string };
  readonly isToday: boolean;
  /** Whether other tabs of the day have games. */
  readonly hasOthers: boolean;
};

/** The message of an open tab without games, and where there are some. */
export function EmptyNotice({ category, hrefs, isToday, hasOthers }: EmptyNoticeProps) {
  const t = seldomTexts(usePage().lang);
  if (!hasOthers) {
    const back = isToday ? {} : { action: { href: hrefs.today, text: t.seeToday } };
    return <Notice icon="empty" title={t.emptyDay} hint={t.emptyDayHint} {...back} />;
  }
  const titles = {
    all: t.emptyDay,
    odds: t.emptyDay,
    live: t.emptyLive,
    finished: t.emptyFinished,
    scheduled: t.emptyScheduled,
    myGames: t.emptyMine,
  };
  const hint = category === "myGames" ? { hint: t.emptyMineHint } : {};
  return <Notice icon="empty" title={titles[category]} {...hint} action={{ href: hrefs.all, text: t.seeAll }} />;
}
