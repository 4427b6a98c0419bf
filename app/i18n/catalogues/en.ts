import type { AppCatalogue } from "../app-texts.ts";

export const en: AppCatalogue = {
  site: async () => (await import("../site/en.ts")).en,
  match: async () => (await import("../match/en.ts")).en,
  people: async () => (await import("../people/en.ts")).en,
  reading: async () => (await import("../reading/en.ts")).en,
  rankings: async () => (await import("../../../shared/texts/en/rankings.ts")).rankings,
  addresses: async () => (await import("../../../shared/texts/en/addresses.ts")).addresses,
  sports: async () => (await import("../../../shared/texts/en/sports.ts")).sports,
  statuses: async () => (await import("../../../shared/texts/en/statuses.ts")).statuses,
};
