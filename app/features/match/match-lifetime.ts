import type { Lifetime } from "../../gateway/lifetime.ts";

/** The cache lifetime of a match's page, the same for every tab. */
export const matchLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };
