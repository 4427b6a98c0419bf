import { tournamentTypes } from "../../../shared/competitions/tournament-types.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import { ask, toTopPath } from "./ask.ts";
import { readTopLeagues } from "./read-found.ts";

const mostLeagues = 50;

/** Loads the leagues that are pinned for a visitor who has pinned none of a sport (C3.26); null where they cannot be loaded. */
export async function loadTopLeagues(sportId: number, lang: Language): Promise<readonly PinnableLeague[] | null> {
  try {
    return readTopLeagues(await ask(toTopPath(lang, mostLeagues, sportId))).flatMap(({ followed }) =>
      followed?.kind === "league" && followed.league.type === tournamentTypes.top ? [followed.league] : [],
    );
  } catch {
    return null;
  }
}
