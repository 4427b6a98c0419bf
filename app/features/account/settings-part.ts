import type { Json } from "../../../shared/basics/json-value.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { defaultLiveTableSettings, parseLiveTableSettings } from "../../storage/live-table-settings.ts";
import { changeLiveTable, liveTable } from "../live-table/live-table.ts";
import type { PersonalPart } from "./personal-parts.ts";

const defaults = new Map<string, Json>(Object.entries(defaultLiveTableSettings));

/** The settings of live tables (C6.02): what differs from the default, which is restored where the account has nothing (C4.22). */
export const settingsPart: PersonalPart = {
  read() {
    const chosen = Object.entries(liveTable.get()).filter(([name, value]) => value !== defaults.get(name));
    return chosen.length === 0 ? {} : { livetable: Object.fromEntries(chosen) };
  },
  write: (value) => changeLiveTable(parseLiveTableSettings(fieldsOf(value)["livetable"])),
  subscribe: liveTable.listen,
};
