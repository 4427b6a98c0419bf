/** `{sportId}_{templateKey}` */
export const toLeagueKey = (sportId: number, templateKey: string) => `${sportId}_${templateKey}`;

/** Null for a text that is not a league key, such as the empty one. */
export function parseLeagueKey(key: string): { readonly sportId: number; readonly templateKey: string } | null {
  const match = /^([1-9]\d?)_([A-Za-z0-9_]{1,32})$/.exec(key);
  return match === null ? null : { sportId: Number(match[1]), templateKey: match[2] ?? "" };
}
