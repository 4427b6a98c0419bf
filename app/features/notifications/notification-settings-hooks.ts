import { useSyncExternalStore } from "react";
import { soundFlagName } from "../../storage/notification-keys.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { defaultLiveTableSettings } from "../../storage/live-table-settings.ts";
import { notificationSettings, type NotificationChoice } from "./notification-settings.ts";

/** The server's value: the default settings. */
const assumed: NotificationChoice = { setting: defaultLiveTableSettings.mygamesNotifications, isOn: true };

export const useNotificationChoice = (): NotificationChoice =>
  useSyncExternalStore(subscribe, notificationSettings.get, () => assumed);

/** Another tab has chosen. */
function onStorage({ key }: StorageEvent) {
  if (key === null || key === storedKeys.liveTable.name || key === soundFlagName) notificationSettings.reload();
}

function subscribe(listener: () => void): () => void {
  const end = notificationSettings.subscribe(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    end();
    window.removeEventListener("storage", onStorage);
  };
}
