import type { Lifetime } from "../../gateway/lifetime.ts";

/** Of a competition's page, whatever section of it. */
export const competitionLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };
