import type { AppCatalogue } from "../app-texts.ts";

export const de: AppCatalogue = {
  site: async () => (await import("../site/de.ts")).de,
  match: async () => (await import("../match/de.ts")).de,
  standings: async () => (await import("../standings/de.ts")).de,
  competition: async () => (await import("../competition/de.ts")).de,
  addresses: async () => (await import("../../../shared/texts/de/addresses.ts")).addresses,
  sports: async () => (await import("../../../shared/texts/de/sports.ts")).sports,
  statuses: async () => (await import("../../../shared/texts/de/statuses.ts")).statuses,
};
