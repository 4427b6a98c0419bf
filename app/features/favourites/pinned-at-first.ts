import { tournamentTypes } from "../../../shared/competitions/tournament-types.ts";

export type TypedLeague = { readonly key: string; readonly type: string };

/** Whether a league is pinned for a visitor who has changed nothing in its sport: as one of the defaults, or as a top tournament (C4.02). */
export const isPinnedAtFirst = ({ key, type }: TypedLeague, defaults: readonly string[] = []): boolean =>
  defaults.includes(key) || type === tournamentTypes.top;
