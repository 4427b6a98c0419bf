import { commaIn } from "../../../shared/texts/comma.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { cricketTexts } from "../../i18n/cricket-texts.ts";
import { marginOf } from "./cricket-margin.ts";
import { awayOf, homeOf } from "./event-words.ts";

/** "Inde gagne de 6 guichets"; "" while a game of cricket is not over. */
export function cricketEnd(event: EventFields, lang: Language): string {
  // Before all else: a game that ends on the page must not wait for its words.
  const texts = cricketTexts(lang);
  const margin = marginOf(event);
  if (margin === null) return "";
  if (margin.kind !== "won") return texts[margin.kind];
  const { side, by, count } = margin;
  const name = side === 1 ? homeOf(event) : awayOf(event);
  return by === null ? texts.won({ name }) : texts[by]({ name, count });
}

/** The same as the end of a row's name; "" where there is nothing to say. */
export function marginName(event: EventFields, lang: Language): string {
  const words = cricketEnd(event, lang);
  return words === "" ? "" : commaIn(lang) + words;
}
