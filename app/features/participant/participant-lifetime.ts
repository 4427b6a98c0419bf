import type { Lifetime } from "../../gateway/lifetime.ts";

/** Of the page of a team or a player: its games may be running. */
export const participantLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 60 };
