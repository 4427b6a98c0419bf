import { siteTexts } from "../../i18n/site-texts.ts";
import { reloadPage } from "../../navigation/reload-marker.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { trueNowSeconds } from "../../time/true-time.ts";
import { showToast } from "../../ui/toast.tsx";
import { storeVeilChoice, veilChoice, withMatchDelay } from "../veil/veil-choice.ts";

/**
 * Shows a match so many seconds late from now on, or as late as all others where `seconds` is null. The page is loaded again: it may
 * already show what the visitor has yet to see.
 */
export function setMatchDelay(eventId: string, seconds: number | null, lang: Language): void {
  const choice = withMatchDelay(veilChoice.get(), eventId, seconds, trueNowSeconds());
  if (storeVeilChoice(choice)) reloadPage();
  else showToast(siteTexts(lang).unexpected);
}
