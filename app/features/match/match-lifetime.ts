import type { Lifetime } from "../../gateway/lifetime.ts";

/** Of a match's page, whatever tab of it. */
export const matchLifetime: Lifetime = { freshSeconds: 2, staleSeconds: 30 };
