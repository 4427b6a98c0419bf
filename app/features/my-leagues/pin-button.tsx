import { isPinnedAtFirst } from "../favourites/pinned-at-first.ts";
import { usePage } from "../page/page-context.tsx";
import { useMyLeagues } from "./my-leagues-store.ts";
import { PinMarkup } from "./pin-markup.tsx";
import type { PinnableLeague } from "./pinnable-league.ts";
import { togglePin } from "./toggle-pin.ts";

type PinButtonProps = {
  readonly league: PinnableLeague;
  /** The leagues that are pinned until the visitor changes something (C4.03); null on a page that does not know them. */
  readonly defaults: readonly PinnableLeague[] | null;
  /** Whether the button has a text beside its icon. */
  readonly hasWords?: boolean;
};

/**
 * Pins a league, or unpins it. Rows have no button without scripts, because only they make it work. At the head of a page
 * the server renders it as for a visitor who has pinned no league, and the page replays a tap on it after hydration.
 */
export function PinButton({ league, defaults, hasWords = false }: PinButtonProps) {
  const { lang } = usePage();
  const mine = useMyLeagues();
  if (mine === null && !hasWords) return <span className="pin" aria-hidden="true" />;
  const known = defaults ?? [];
  const isPinned =
    mine === null
      ? isPinnedAtFirst(
          league,
          known.map(({ key }) => key),
        )
      : mine.isPinned(league, known);
  return (
    <PinMarkup
      {...{ league, isPinned, hasWords }}
      isWaiting={mine?.isWaiting(league) ?? false}
      onClick={() => void togglePin(league, defaults, lang)}
    />
  );
}
