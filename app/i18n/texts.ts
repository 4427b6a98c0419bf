import { languages, type Language } from "../../shared/sports/languages.ts";

/** A room of texts in every language. A language is a file more in each room. */
export type TextLoaders<T> = Readonly<Record<Language, () => Promise<T>>>;

const rooms: ((lang: Language) => Promise<unknown>)[] = [];

/**
 * A room of texts that what is in it loads with itself: in a browser the page's language alone, on the server all of
 * them. While a language is on its way, React waits with whatever asks for it. No other language stands in for it.
 */
export function defineTexts<T>(loaders: TextLoaders<T>): (lang: Language) => T {
  const loaded = new Map<Language, T>();
  const loading = new Map<Language, Promise<T>>();

  function load(lang: Language): Promise<T> {
    const known = loading.get(lang);
    if (known !== undefined) return known;
    const texts = loaders[lang]().then((arrived) => {
      loaded.set(lang, arrived);
      return arrived;
    });
    loading.set(lang, texts);
    // A network that failed may be back when the room is asked for again.
    texts.catch(() => loading.delete(lang));
    return texts;
  }

  // Each caller asks for itself: on the server no request may wait for the promise of another.
  rooms.push(async (lang) => {
    if (!loaded.has(lang)) loaded.set(lang, await loaders[lang]());
  });
  return (lang) => {
    const texts = loaded.get(lang);
    // React's own way to wait.
    if (texts === undefined) throw load(lang);
    return texts;
  };
}

/** Resolves when the rooms that are in use have their texts in a language. */
export const loadTexts = async (lang: Language): Promise<void> => {
  await Promise.all(rooms.map((load) => load(lang)));
};

/** The same in every language: for the server, and for tests. */
export const loadAllTexts = async (): Promise<void> => {
  await Promise.all(languages.map(loadTexts));
};
