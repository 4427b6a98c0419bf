/** One object for each sport and language, so that the news of a game are told to one. */
export const devicesName = (sportId: number | string, lang: string): string => `sport:${sportId}:${lang}`;
