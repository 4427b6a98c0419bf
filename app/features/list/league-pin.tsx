import { lazy, Suspense, useSyncExternalStore } from "react";
import { toLeagueKey } from "../../../shared/competitions/league-key.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { readStored } from "../../storage/read-stored.ts";
import { showToast } from "../../ui/toast.tsx";
import { isPinnedAtFirst } from "../favourites/pinned-at-first.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { myLeaguesName, onPinned } from "../my-leagues/my-leagues-name.ts";
import { PinMarkup } from "../my-leagues/pin-markup.tsx";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import { countryName, leagueName } from "./league-words.ts";

/** It is loaded for visitors who have pinned something. Until then only a league's type says whether the league is pinned. */
const PinButton = lazy(() => import("../my-leagues/pin-button.tsx").then((late) => ({ default: late.PinButton })));

const hasPinned = () => readStored(myLeaguesName) !== null;

/** Whether this browser's visitor has changed what is pinned. */
export const useHasPinned = (): boolean => useSyncExternalStore(onPinned, hasPinned, () => false);

/** Pins a league from its head in a list, or from the menu beside it (C2.14). */
export function LeaguePin({ league }: { readonly league: LeagueFields }) {
  const { sportId, lang, t } = useEventContext();
  const isChanged = useHasPinned();
  const { templateKey, path, type, flag } = league;
  if (!templateKey || !path) return null;
  const pinnable: PinnableLeague = {
    key: toLeagueKey(sportId, templateKey),
    type: type ?? "",
    name: leagueName(league),
    country: countryName(league),
    flag: flag ?? "",
    path,
  };
  const toggleFirst = () =>
    import("../my-leagues/toggle-pin.ts")
      .then(({ togglePin }) => togglePin(pinnable, null, lang))
      .catch(() => showToast(t.unexpected));
  const first = <PinMarkup league={pinnable} isPinned={isPinnedAtFirst(pinnable)} onClick={() => void toggleFirst()} />;
  return isChanged ? (
    <Suspense fallback={first}>
      <PinButton league={pinnable} defaults={null} />
    </Suspense>
  ) : (
    first
  );
}
