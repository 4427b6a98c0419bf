import { Suspense } from "react";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import { useCounts } from "../../live/hooks.tsx";
import { defineParts } from "../../rendering/late-parts.ts";
import { useHasFollowedElsewhere } from "../favourites/followed-elsewhere.ts";
import { useOfMyGames } from "../favourites/my-games-hooks.ts";
import type { EmptyNoticeProps } from "./empty-notice.tsx";

type EmptyListProps = Omit<EmptyNoticeProps, "hasOthers"> & {
  readonly eventIds: readonly string[];
};

/** Few lists are empty, so the notice's code is loaded only for those. */
export const emptyParts = defineParts(".list .notice", () => import("./empty-notice.tsx"));

/** The message of an open tab without games; null if it has some. */
export function EmptyList({ eventIds, ...notice }: EmptyListProps) {
  const counts = useCounts();
  const { category, sportId } = notice;
  const isFollowed = useOfMyGames(({ games }) => eventIds.some((id) => Object.hasOwn(games, toGameKey(sportId, id))));
  const hasElsewhere = useHasFollowedElsewhere(sportId, notice.epochDay - notice.todayEpochDay);
  const isFull =
    category === "myGames" ? isFollowed || hasElsewhere : counts[category === "odds" ? "all" : category] > 0;
  if (isFull) return null;
  return (
    <Suspense>
      <LoadedNotice {...notice} hasOthers={counts.all > 0} />
    </Suspense>
  );
}

function LoadedNotice(props: EmptyNoticeProps) {
  const { EmptyNotice } = emptyParts.read();
  return <EmptyNotice {...props} />;
}
