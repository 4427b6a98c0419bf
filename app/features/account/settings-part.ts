import { fieldsOf } from "../../../shared/json/record.ts";
import { defaultLiveTableSettings, parseLiveTableSettings } from "../../storage/live-table-settings.ts";
import type { NotificationSettings } from "../notifications/notification-settings.ts";
import type { PersonalPart } from "./personal-parts.ts";

/** The settings of live tables (C6.02): what differs from the default, which is restored where the account has nothing (C4.22). */
export const settingsPart = (store: Pick<NotificationSettings, "get" | "choose" | "subscribe">): PersonalPart => ({
  read() {
    const { setting } = store.get();
    if (setting === defaultLiveTableSettings.mygamesNotifications) return {};
    return { livetable: { mygamesNotifications: setting } };
  },
  write: (value) => store.choose(parseLiveTableSettings(fieldsOf(value)["livetable"]).mygamesNotifications),
  subscribe: store.subscribe,
});
