import { directionOf } from "./direction.ts";
import type { Language } from "./languages.ts";

/** What a thing is called in other languages than the one that its own name is in. */
export type Names = Readonly<Partial<Record<Language, string>>>;

export type Named = { readonly name: string; readonly names?: Names };

/** A thing's name in a language: its own, as printed at home, where it has none in that language; never a third one's. */
export const nameIn = ({ name, names }: Named, lang: Language): string => withDirection(names?.[lang] ?? name, lang);

/** A name with the mark of its direction where its first letter would tell another one. */
export const withDirection = (text: string, lang: Language): string =>
  directionOf(lang) === "rtl" && mixed.test(text) ? rightToLeftMark + text : text;

/** A name in the page's own letters that begins with Latin ones: readers would take the first letter for its direction. */
const mixed = /^[^\p{Script=Arabic}\u200f]*\p{Script=Latin}.*\p{Script=Arabic}/u;
/** Says the direction of what follows, and is not seen. */
export const rightToLeftMark = "\u200f";
