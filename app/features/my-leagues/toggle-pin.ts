import { parseLeagueKey } from "../../../shared/competitions/league-key.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { askLogin } from "../account/login-needed.ts";
import { showToast } from "../../ui/toast.tsx";
import { loadTopLeagues } from "../search/load-top-leagues.ts";
import { myLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

/**
 * Pins a league or unpins it, and says what a button cannot show. A visitor's first change of a sport needs the leagues that are pinned
 * until then (C4.03); a page that does not know them gives null, and they are loaded.
 */
export async function togglePin(
  league: PinnableLeague,
  known: readonly PinnableLeague[] | null,
  lang: Language,
): Promise<void> {
  const sportId = parseLeagueKey(league.key)?.sportId ?? 0;
  const isFirst = myLeagues.ofSport(sportId) === null;
  const defaults = known ?? (isFirst ? await loadTopLeagues(sportId, lang) : []);
  const isPinned = myLeagues.isPinned(league, defaults ?? []);
  const outcome = defaults === null ? "failed" : await myLeagues.toggle(league, defaults);
  if (outcome === "ask-login") askLogin();
  if (outcome === "failed") showToast(siteTexts(lang).unexpected);
  if (outcome === "done" && isPinned) await import("./say-unpinned.tsx").then((say) => say.sayUnpinned(league, lang));
}
