import { toIsoDay } from "../../../shared/basics/day.ts";
import { TextWithTimes } from "../day/times.tsx";
import type { StartEntry } from "../../../shared/addresses/directory.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { localDay, longDate } from "../day/day-words.ts";
import { usePage } from "../page/page-context.tsx";

type NextNoticeProps = { readonly title: string; readonly sportId: number; readonly next: StartEntry };

/** Says that a day has no games, and what begins next. */
export function NextNotice({ title, sportId, next }: NextNoticeProps) {
  const { lang, href, t, timeZone } = usePage();
  const { country, slug: competition, name, startSeconds } = next;
  const epochDay = localDay(startSeconds, timeZone);
  const date = longDate(epochDay, t);
  const address = { kind: "competition", sportId, country, competition, season: null, section: "summary" } as const;
  return (
    <Notice
      icon="empty"
      title={title}
      hint={<TextWithTimes text={listTexts(lang).notices.comingNext({ date })} times={[[date, toIsoDay(epochDay)]]} />}
      action={{ href: href(address), text: name }}
    />
  );
}
