import type { Language } from "../../../shared/texts/languages.ts";
import { load } from "#texts/pages/mine.js";
import { siteTexts } from "../../i18n/site-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { showUndo } from "../match-row/undo-line.tsx";
import { myLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

/** Says that a league is pinned no longer, and offers to take that back: it would be the last of the list otherwise. */
export async function sayUnpinned({ name }: PinnableLeague, lang: Language): Promise<void> {
  const t = await load[lang]();
  showUndo(t.unpinned({ name }), t.undo, async () => {
    if ((await myLeagues.restore()) === "failed") showToast(siteTexts(lang).unexpected);
  });
}
