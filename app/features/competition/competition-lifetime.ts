import type { Lifetime } from "../../gateway/lifetime.ts";

/** The cache lifetime of a competition's page, the same for all sections. */
export const competitionLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };
