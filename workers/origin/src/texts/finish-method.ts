import type { Language } from "../../../../shared/texts/languages.ts";
import { textsIn } from "./texts-in.ts";

/** "K.-O. technique" for "TKO"; a way that has no words stays as the source has it. */
export function finishMethodText(method: string, lang: Language): string {
  const words: Readonly<Record<string, string>> = textsIn(lang).finishMethods;
  return words[method] ?? method;
}
