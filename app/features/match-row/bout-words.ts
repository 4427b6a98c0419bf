import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { awayOf, homeOf } from "./event-words.ts";
import { winnerOf } from "./result.ts";

/** "K.-O. technique" for "TKO"; a way that has no words stays as the source has it. */
export function finishText(method: string, lang: Language): string {
  const words: Readonly<Record<string, string>> = listTexts(lang).finishMethods;
  return words[method] ?? method;
}

/** How a bout ended, on the line of who won it, or on the first; and the same for a screen reader, with the winner's name. */
export function boutEnd(event: EventFields, lang: Language): { readonly lines: string; readonly sentence: string } {
  const words = finishText(event.finishMethod ?? "", lang);
  const winner = winnerOf(event);
  const won =
    winner === 0 ? "" : `${listTexts(lang).bouts.won({ name: winner === 1 ? homeOf(event) : awayOf(event) })}, `;
  // A line without a character would have no height.
  return { lines: winner === 2 ? `\u2007\n${words}` : `${words}\n\u2007`, sentence: won + words };
}
