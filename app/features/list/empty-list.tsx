import { toGameKey } from "../../../shared/identity/game-key.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { useCounts } from "../../live/hooks.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePage } from "../page/page-context.tsx";
import { useFollowedElsewhere } from "../favourites/followed-elsewhere.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";

type EmptyListProps = {
  readonly sportId: number;
  readonly category: ListCategory;
  readonly eventIds: readonly string[];
  readonly hrefs: { readonly all: string; readonly today: string };
  readonly isToday: boolean;
  /** The day that is shown, counted from today. */
  readonly day: number;
};

/** The message of an open tab without games; null while it has some. */
export function EmptyList({ sportId, category, eventIds, hrefs, isToday, day }: EmptyListProps) {
  const { t } = usePage();
  const counts = useCounts();
  const { games } = useMyGames();
  const count =
    category === "myGames"
      ? eventIds.filter((id) => Object.hasOwn(games, toGameKey(sportId, id))).length
      : counts[category === "odds" ? "all" : category];
  const others = useFollowedElsewhere(sportId, day);
  if (count > 0 || (category === "myGames" && others.length > 0)) return null;
  if (counts.all === 0) {
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
