import type { Language } from "./languages.ts";

/** A thing's names in languages other than that of its own name. */
export type Names = Readonly<Partial<Record<Language, string>>>;

export type Named = { readonly name: string; readonly names?: Names };

/** A thing's name in a language; without one, its own name as printed at home, never that of a third language (docs/adr/007). */
export const nameIn = ({ name, names }: Named, lang: Language): string => names?.[lang] ?? name;
