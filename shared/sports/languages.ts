/** Languages in which sports and stages have texts. A new one is a file in `sport-texts/` and one in `stage-texts/`. */
export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);
