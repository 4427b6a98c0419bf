import type { Language } from "../../../shared/texts/languages.ts";
import { seldomSections } from "../../i18n/seldom-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import type { ChangeOutcome } from "../favourites/change-games.ts";
import { myGamesLimits } from "../favourites/my-games.ts";

/** Says why a game could not be followed (C8.01); nothing of what could. */
export async function sayRefusal(outcome: ChangeOutcome, lang: Language): Promise<void> {
  if (outcome !== "limit" && outcome !== "outside-window") return;
  const t = await seldomSections[lang]();
  const { games, pastDays, futureDays } = myGamesLimits;
  showToast(outcome === "limit" ? t.myGamesFull(games) : t.notFollowable(pastDays, futureDays));
}
