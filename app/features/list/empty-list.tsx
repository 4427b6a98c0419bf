import { Suspense } from "react";
import { toGameKey } from "../../../shared/identity/game-key.ts";
import { useCounts } from "../../live/hooks.tsx";
import { defineParts } from "../../rendering/late-parts.ts";
import { useFollowedElsewhere } from "../favourites/followed-elsewhere.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import type { EmptyNoticeProps } from "./empty-notice.tsx";

type EmptyListProps = Omit<EmptyNoticeProps, "hasOthers"> & {
  readonly sportId: number;
  readonly eventIds: readonly string[];
  /** The day that is shown, counted from today. */
  readonly day: number;
};

/** Few lists are empty: what they say is loaded by those. */
export const emptyParts = defineParts(".list .notice", () => import("./empty-notice.tsx"));

/** What an open tab without games says; null while it has some. */
export function EmptyList({ sportId, eventIds, day, ...notice }: EmptyListProps) {
  const counts = useCounts();
  const { games } = useMyGames();
  const { category } = notice;
  const count =
    category === "myGames"
      ? eventIds.filter((id) => Object.hasOwn(games, toGameKey(sportId, id))).length
      : counts[category === "odds" ? "all" : category];
  const others = useFollowedElsewhere(sportId, day);
  if (count > 0 || (category === "myGames" && others.length > 0)) return null;
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
