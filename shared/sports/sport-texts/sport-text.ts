import type { SportName } from "../sport-ids.ts";

/** How one language writes a sport: the first segment of its addresses, and its name as shown. */
type SportText = { readonly path: string; readonly label: string };
export type SportTexts = Readonly<Record<SportName, SportText>>;
