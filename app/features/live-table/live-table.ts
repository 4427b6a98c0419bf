import {
  defaultLiveTableSettings,
  parseLiveTableSettings,
  type LiveTableSettings,
} from "../../storage/live-table-settings.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { createValueChoice } from "../../storage/value-choice.ts";
import { liveTableSignal } from "./live-table-signal.ts";

/** The visitor's settings for the live tables, kept in this browser (C3.20). */
export const liveTable = createValueChoice<LiveTableSettings>(
  { ...storedKeys.liveTable, parse: parseLiveTableSettings },
  defaultLiveTableSettings,
);

export function changeLiveTable(some: Partial<LiveTableSettings>): void {
  liveTable.set({ ...liveTable.get(), ...some });
  liveTableSignal.say();
}
