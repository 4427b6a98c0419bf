import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { fieldTexts } from "../../i18n/field-texts.ts";
import { viewOf } from "../match-row/result.ts";
import { placeOf, resultOf, tieOf } from "./field-result.ts";

/** Where a starter is, as its row has it: "T3" and "−8"; both empty before the start. @param field all who start with it */
export function standingOf(
  event: EventFields,
  field: readonly EventFields[],
  { sportId, lang }: { readonly sportId: number; readonly lang: Language },
): { readonly place: string; readonly result: string } {
  if (viewOf(event) === "scheduled" || (event.rank == null && !event.stopReason)) return { place: "", result: "" };
  const isTied = field.some(({ id, rank }) => id !== event.id && rank === event.rank);
  return {
    place: placeOf(event, lang, tieOf(isTied, sportId)),
    result: resultOf(event, lang, fieldTexts(lang).evenPar),
  };
}
