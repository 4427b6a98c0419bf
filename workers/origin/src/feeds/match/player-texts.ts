import type { Player } from "../../../../../shared/timeline/player.ts";
import { toSlug } from "../../../../../shared/timeline/league-row.ts";

/** "Mbappé K." where the source has it, else the whole name. */
export const shortNameOf = ({ shortName, name }: Player): string => shortName ?? name;

export const playerPath = ({ id, name }: Player): string => `/player/${toSlug(name)}/${id}/`;

/** "45+1'"; a clock such as "07:26" stays as it is. */
export const minuteText = (minute: string): string => (/^\d+(\+\d+)?$/.test(minute) ? `${minute}'` : minute);
