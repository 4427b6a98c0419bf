import { useEffect } from "react";
import { countFollowed } from "../favourites/followed-days.ts";
import { useOfMyGames } from "../favourites/my-games-hooks.ts";

const className = "followed-count";

/** The place of the number of followed games beside a link to them. It is empty in a document, which is the same for all visitors. */
export const FollowedCount = () => <small className={className} />;

/** Writes the number of followed games of all sports into its places, and nothing where there are none. */
export function useFollowedCount(): void {
  const count = useOfMyGames(countFollowed);
  useEffect(() => {
    for (const place of document.querySelectorAll(`.${className}`))
      place.textContent = count === 0 ? "" : String(count);
  }, [count]);
}
