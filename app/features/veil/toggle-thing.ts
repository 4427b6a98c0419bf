import { reloadPage } from "../../navigation/reload-marker.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import type { HiddenThing } from "./hidden-things.ts";
import { storeVeilChoice, veilChoice, withThing } from "./veil-choice.ts";

/** Hides a thing, or shows it again. Then it reloads the page, because results are hidden before the page is rendered. */
export function toggleThing(thing: HiddenThing, lang: Language): void {
  if (storeVeilChoice(withThing(veilChoice.get(), thing))) reloadPage();
  else showToast(siteTexts(lang).unexpected);
}
