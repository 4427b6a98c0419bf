/** The id of an event as favourites and the subjects of notifications name it: `g_{sportId}_{eventId}` (C3.01, C5.03). */
export const toGameKey = (sportId: number, eventId: string) => `g_${sportId}_${eventId}`;

/** Null when the text is not such an id. Stored and remote ids of other sources have up to 16 characters. */
export const parseGameKey = (key: string): { readonly sportId: number; readonly eventId: string } | null => {
  const match = /^g_([1-9]\d?)_([A-Za-z0-9]{8,16})$/.exec(key);
  return match === null ? null : { sportId: Number(match[1]), eventId: match[2] ?? "" };
};
