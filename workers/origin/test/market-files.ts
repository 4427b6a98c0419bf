import fr from "../../../shared/betting/markets/fr.json" with { type: "json" };

/**
 * A second market beside the site's own, as its operator would keep it. Its licence ends before the day of most tests, so that the
 * built-in world quotes in the site's own alone.
 */
const second = {
  market: "xd",
  number: 61,
  register: "https://register.example",
  bookmakers: [
    {
      id: 61,
      name: "Wettbeispiel",
      site: "https://www.wetten.example/",
      domains: ["wetten.example"],
      licenceUntil: "2028-12-31",
    },
  ],
  retiredIds: [],
};

/** In the place of `shared/betting/markets/market-files.ts` in the origin's tests (`config/vitest.config.ts`). */
export const marketFiles: Readonly<Record<string, unknown>> = { "fr.json": fr, "xd.json": second };
