/** Names one object for each sport and language, so that a game's news in one language go to a single object. */
export const devicesName = (sportId: number | string, lang: string): string => `sport:${sportId}:${lang}`;
