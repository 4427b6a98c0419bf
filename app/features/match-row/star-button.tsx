import type { Messages } from "../../i18n/fr.ts";
import { toggleFollowed, useIsFollowed } from "../favourites/followed-games.ts";

export function StarButton({ id, name, t }: { readonly id: string; readonly name: string; readonly t: Messages }) {
  const isFollowed = useIsFollowed(id);
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isFollowed}
      aria-label={t.follow(name)}
      onClick={() => toggleFollowed(id)}
    />
  );
}
