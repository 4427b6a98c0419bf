import type { toMenuMarkup } from "./menu-markup.ts";

/** Writes the menu beside a list: set by the server (`menu-writer.server.ts`). No browser has its code, and none asks for it. */
export const menuWriter: { write: typeof toMenuMarkup | null } = { write: null };
