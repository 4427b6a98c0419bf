import type { Language } from "../../../shared/texts/languages.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import type { HiddenThing } from "./hidden-things.ts";
import { readVeilChoice, storeVeilChoice, withThing } from "./veil-choice.ts";

/** Hides a thing, or shows it again, and loads the page anew: what it may show is decided before it is drawn. */
export function toggleThing(thing: HiddenThing, lang: Language): void {
  if (storeVeilChoice(withThing(readVeilChoice(), thing))) location.reload();
  else showToast(siteTexts(lang).unexpected);
}
