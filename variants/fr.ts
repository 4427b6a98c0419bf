import type { Variant } from "./variant.ts";

export const fr: Variant = { id: "fr", lang: "fr", timeZone: "Europe/Paris", projectId: 1, bookmakerLinkBase: null };
