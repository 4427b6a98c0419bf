import type { AppCatalogue } from "../app-texts.ts";

export const en: AppCatalogue = {
  site: async () => (await import("../site/en.ts")).en,
  match: async () => (await import("../match/en.ts")).en,
  standings: async () => (await import("../standings/en.ts")).en,
  competition: async () => (await import("../competition/en.ts")).en,
  addresses: async () => (await import("../../../shared/texts/en/addresses.ts")).addresses,
  sports: async () => (await import("../../../shared/texts/en/sports.ts")).sports,
  statuses: async () => (await import("../../../shared/texts/en/statuses.ts")).statuses,
};
