import { createBrowserStorage } from "../../storage/browser-storage.ts";
import { soundFlagName } from "../../storage/notification-keys.ts";
import type { NotificationSetting } from "../../storage/live-table-settings.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { liveTable, type LiveTable } from "../live-table/live-table.ts";
import { flipSound, toSoundSwitch, type SoundSwitch } from "./sound-switch.ts";

/** How a visitor wants to hear of followed games, on this device. */
export type NotificationChoice = SoundSwitch & { readonly setting: NotificationSetting };

export function createNotificationSettings(
  storage: KeyValueStore,
  { userAgent, table }: { readonly userAgent: string; readonly table: LiveTable },
) {
  const listeners = new Set<() => void>();
  const silences = new Set<() => void>();
  let kept: NotificationChoice | null = null;

  const load = (): NotificationChoice => ({
    setting: table.get().mygamesNotifications,
    ...toSoundSwitch(storage.get(soundFlagName), userAgent),
  });
  const forget = () => {
    kept = null;
    for (const listener of listeners) listener();
  };
  table.subscribe(forget);

  return {
    /** The same object until something changes. */
    get: (): NotificationChoice => (kept ??= load()),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Another tab may have chosen. */
    reload: table.reload,
    choose: (setting: NotificationSetting) => table.change({ mygamesNotifications: setting }),
    /** Turns sound on or off; in both directions what plays stops (C4.37). */
    flipSound() {
      const { flag } = flipSound(load());
      storage.set(soundFlagName, flag);
      for (const silence of silences) silence();
      forget();
    },
    onSilence(silence: () => void): () => void {
      silences.add(silence);
      return () => void silences.delete(silence);
    },
  };
}
export type NotificationSettings = ReturnType<typeof createNotificationSettings>;

export const notificationSettings: NotificationSettings = createNotificationSettings(
  createBrowserStorage(() => localStorage),
  {
    userAgent: typeof navigator === "undefined" ? "" : navigator.userAgent,
    table: liveTable,
  },
);
