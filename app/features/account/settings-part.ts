import { fieldsOf } from "../../../shared/json/record.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { defaultLiveTableSettings, parseLiveTableSettings } from "../../storage/live-table-settings.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { loadValue, saveValue } from "../../storage/stored-value.ts";
import type { PersonalPart } from "./personal-parts.ts";

/** What shows some of the settings, and lets the visitor choose them. */
type Shown = { readonly subscribe: (listener: () => void) => () => void; readonly reload: () => void };

/**
 * The settings of live tables (C3.20, C6.02): the order of my games, their groups, and how a visitor hears of them. What differs from the default is the
 * account's; the default is restored where the account has nothing (C4.22).
 */
export const settingsPart = (
  storage: KeyValueStore,
  shown: readonly Shown[],
  nowSeconds: () => number,
): PersonalPart => ({
  read() {
    const settings = parseLiveTableSettings(loadValue(storage, storedKeys.liveTable, nowSeconds()));
    const defaults = Object.entries(defaultLiveTableSettings);
    const chosen = Object.entries(settings).filter(
      ([name, value]) => !defaults.some(([known, is]) => known === name && is === value),
    );
    return chosen.length === 0 ? {} : { livetable: Object.fromEntries(chosen) };
  },
  write(value) {
    saveValue(storage, storedKeys.liveTable, parseLiveTableSettings(fieldsOf(value)["livetable"]), nowSeconds());
    for (const { reload } of shown) reload();
  },
  subscribe(listener) {
    const ends = shown.map(({ subscribe }) => subscribe(listener));
    return () => {
      for (const end of ends) end();
    };
  },
});
