import type { Lifetime } from "../../gateway/lifetime.ts";

/** The cache lifetime of a team's or player's page. It is short, because games may be live. */
export const participantLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 60 };
