import { useEffect, useState } from "react";
import { usePage } from "../page/page-context.tsx";
import { loadTopLeagues } from "../search/load-top-leagues.ts";
import { useMyLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

const none: readonly PinnableLeague[] = [];

/** Loads the leagues of a sport that are pinned until the visitor changes something; there are none once the visitor has. */
export function useDefaultLeagues(sportId: number): readonly PinnableLeague[] {
  const { lang } = usePage();
  const mine = useMyLeagues();
  const isUnchanged = mine !== null && mine.ofSport(sportId) === null;
  const [defaults, setDefaults] = useState(none);
  useEffect(() => {
    if (!isUnchanged) return undefined;
    let isWanted = true;
    void loadTopLeagues(sportId, lang).then((leagues) => {
      if (isWanted && leagues !== null) setDefaults(leagues);
    });
    return () => {
      isWanted = false;
    };
  }, [sportId, lang, isUnchanged]);
  return isUnchanged ? defaults : none;
}
