import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { viewOf } from "../match-row/result.ts";
import { placeOf, resultOf, tieOf } from "./field-result.ts";

/**
 * Returns a starter's place and result as its row shows them: "T3" and "−8"; both are empty before the start.
 * @param field all starters of the same race
 */
export function standingOf(
  event: EventFields,
  field: readonly EventFields[],
  { sportId, lang }: { readonly sportId: number; readonly lang: Language },
): { readonly place: string; readonly result: string } {
  if (viewOf(event) === "scheduled" || (event.rank == null && !event.stopReason)) return { place: "", result: "" };
  const isTied = field.some(({ id, rank }) => id !== event.id && rank === event.rank);
  return {
    place: placeOf(event, lang, tieOf(isTied, sportId)),
    result: resultOf(event, lang, listTexts(lang).field.evenPar),
  };
}
