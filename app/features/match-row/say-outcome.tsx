import type { Language } from "../../../shared/texts/languages.ts";
import { load as loadMine } from "#texts/pages/mine.js";
import { load as loadLists } from "#texts/lists.js";
import { showToast } from "../../ui/toast.tsx";
import { myGames } from "../favourites/my-games-hooks.ts";
import { myGamesLimits } from "../favourites/my-games-limits.ts";
import type { ToggleOutcome } from "../favourites/my-games-actions.ts";
import { showUndo } from "./undo-line.tsx";

/** Says why a game, or the games of a league that is named, could not be followed (C8.01), or are not kept, and offers to take a removal back. */
export async function sayOutcome(outcome: ToggleOutcome, lang: Language, league?: string): Promise<void> {
  if (outcome === "limit" || outcome === "outside-window") {
    const { notices: t } = await loadLists[lang]();
    const { games, pastDays, futureDays } = myGamesLimits;
    return showToast(outcome === "limit" ? t.myGamesFull({ limit: games }) : t.notFollowable({ pastDays, futureDays }));
  }
  const t = await loadMine[lang]();
  if (outcome === "kept-here") return showToast(t.notKept);
  if (outcome !== "removed") return;
  const text = league === undefined ? t.gameRemoved : t.removed({ name: league });
  showUndo(text, t.undo, async () => (await myGames.open()).restore());
}
