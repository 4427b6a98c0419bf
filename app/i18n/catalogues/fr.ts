import type { AppCatalogue } from "../app-texts.ts";

export const fr: AppCatalogue = {
  site: async () => (await import("../site/fr.ts")).fr,
  match: async () => (await import("../match/fr.ts")).fr,
  standings: async () => (await import("../standings/fr.ts")).fr,
  competition: async () => (await import("../competition/fr.ts")).fr,
  addresses: async () => (await import("../../../shared/texts/fr/addresses.ts")).addresses,
  sports: async () => (await import("../../../shared/texts/fr/sports.ts")).sports,
  statuses: async () => (await import("../../../shared/texts/fr/statuses.ts")).statuses,
};
