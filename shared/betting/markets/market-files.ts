import fr from "./fr.json" with { type: "json" };

/**
 * The licence markets of this site, each a file that its operator keeps after the regulator's register
 * (docs/runbook.md). They are checked where they are read (`shared/betting/parse-markets.ts`).
 */
export const marketFiles: Readonly<Record<string, unknown>> = { "fr.json": fr };
