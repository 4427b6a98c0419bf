import { languages, type Language } from "../../shared/texts/languages.ts";

/** Returns a section's texts. `load` requests them before a component needs them. */
type SectionTexts<T> = ((lang: Language) => T) & { readonly load: (lang: Language) => Promise<T> };

const sections: ((lang: Language) => Promise<unknown>)[] = [];

/**
 * A section of texts that is loaded with the component that shows it: in a browser the page's language alone, on the
 * server all languages. While a language is loading, React suspends the components that need it. No other language
 * replaces it (docs/adr/007).
 */
export function defineTexts<T>(loadSection: (lang: Language) => Promise<T>): SectionTexts<T> {
  const loaded = new Map<Language, T>();
  const loading = new Map<Language, Promise<T>>();

  function load(lang: Language): Promise<T> {
    const known = loading.get(lang);
    if (known !== undefined) return known;
    const texts = loadSection(lang).then((arrived) => {
      loaded.set(lang, arrived);
      return arrived;
    });
    loading.set(lang, texts);
    // A network that failed may be back when the section is requested again.
    texts.catch(() => loading.delete(lang));
    return texts;
  }

  // Each caller asks for itself: on the server no request may wait for the promise of another.
  sections.push(async (lang) => {
    if (!loaded.has(lang)) loaded.set(lang, await loadSection(lang));
  });
  const textsIn = (lang: Language): T => {
    const texts = loaded.get(lang);
    // React's own way to wait.
    if (texts === undefined) throw load(lang);
    return texts;
  };
  return Object.assign(textsIn, { load });
}

/** Resolves when the sections that are in use have their texts in a language. */
export const loadTexts = async (lang: Language): Promise<void> => {
  await Promise.all(sections.map((load) => load(lang)));
};

/** The same in every language: for the server, and for tests. */
export const loadAllTexts = async (): Promise<void> => {
  await Promise.all(languages.map(loadTexts));
};
