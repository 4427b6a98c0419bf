/** Keys of favourites, as they are stored here and remotely (C5.03). */

/** The sport of a league's id `{sportId}_{tournamentStageId}`, null for another text. */
export const parseLeagueId = (id: string): { readonly sportId: number; readonly stageId: string } | null => {
  const match = /^([1-9]\d?)_([A-Za-z0-9]{8,16})$/.exec(id);
  return match === null ? null : { sportId: Number(match[1]), stageId: match[2] ?? "" };
};

/** Feeds append to a label's id, after a hyphen, what distinguishes two blocks of one league. */
export function toLabelId(id: string): string {
  const hyphen = id.lastIndexOf("-");
  return hyphen === -1 ? id : id.slice(0, hyphen);
}
