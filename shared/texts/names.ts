import type { Language } from "./languages.ts";

/** What a thing is called in other languages than the one that its own name is in. */
export type Names = Readonly<Partial<Record<Language, string>>>;

export type Named = { readonly name: string; readonly names?: Names };

/** A thing's name in a language: its own, as printed at home, where it has none in that language; never a third one's (docs/adr/007). */
export const nameIn = ({ name, names }: Named, lang: Language): string => names?.[lang] ?? name;
