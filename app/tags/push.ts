import { pushToDataLayer, type TrackedPage } from "./data-layer.ts";
import type { DataLayerEntry } from "./tracking-event.ts";

/** Adds an entry to this page's data layer. Throws where there is no window (A7.03). */
export const push = (entry: DataLayerEntry): void =>
  pushToDataLayer((globalThis as { readonly window?: TrackedPage }).window, entry);
