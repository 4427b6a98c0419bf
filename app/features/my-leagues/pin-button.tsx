import { leaguesTexts } from "../../i18n/leagues-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";
import { isLeaguePinned, type PinnedLists } from "../favourites/pinned-leagues.ts";
import { usePage } from "../page/page-context.tsx";
import { myLeagues, useMyLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

type PinButtonProps = {
  readonly league: PinnableLeague;
  /** The leagues that are pinned until the visitor changes something (C4.03). */
  readonly defaults: readonly PinnableLeague[];
  /** Loads the defaults on a page that does not know them, for a visitor who has changed nothing. Null where they cannot be loaded. */
  readonly loadDefaults?: () => Promise<readonly PinnableLeague[] | null>;
  /** Whether the button has a text beside its icon. */
  readonly hasWords?: boolean;
};

const noLists: PinnedLists = new Map();

/**
 * Pins a league, or unpins it. Rows have no button without scripts, because only they make it work. At the head of a page
 * the server renders it as for a visitor who has pinned no league, and the page replays a tap on it after hydration.
 */
export function PinButton({ league, defaults, loadDefaults, hasWords = false }: PinButtonProps) {
  const { lang, t } = usePage();
  const texts = leaguesTexts(lang);
  const mine = useMyLeagues();
  if (mine === null && !hasWords) return <span className="pin" aria-hidden="true" />;
  const isPinned =
    mine === null
      ? isLeaguePinned(
          noLists,
          { key: league.key, tournamentType: league.type },
          defaults.map(({ key }) => key),
        )
      : mine.isPinned(league, defaults);
  const toggle = async () => {
    const first = loadDefaults === undefined ? defaults : await loadDefaults();
    const outcome = first === null ? "failed" : await myLeagues.toggle(league, first);
    if (outcome === "failed") showToast(t.unexpected);
    if (outcome === "done" && isPinned) await import("./say-unpinned.tsx").then((say) => say.sayUnpinned(league, lang));
  };
  return (
    <button
      type="button"
      className={hasWords ? "pin words" : "pin"}
      aria-pressed={isPinned}
      aria-busy={mine?.isWaiting(league) ?? false}
      aria-label={hasWords ? undefined : texts.pin({ league: league.name, country: league.country })}
      onClick={toggle}
    >
      <Icon name="pin" />
      {hasWords ? texts.pinned : null}
    </button>
  );
}
