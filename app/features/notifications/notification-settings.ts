import { createBrowserStorage } from "../favourites/browser-storage.ts";
import { loadValue, saveValue } from "../../storage/stored-value.ts";
import { soundFlagName, storedKeys } from "../../storage/storage-keys.ts";
import { parseLiveTableSettings, type NotificationSetting } from "../../storage/live-table-settings.ts";
import type { KeyValueStore } from "../../storage/key-value-store.ts";
import { flipSound, toSoundSwitch, type SoundSwitch } from "./sound-switch.ts";

/** How a visitor wants to hear of followed games, on this device. */
export type NotificationChoice = SoundSwitch & { readonly setting: NotificationSetting };

export function createNotificationSettings(
  storage: KeyValueStore,
  { userAgent, nowSeconds }: { readonly userAgent: string; readonly nowSeconds: () => number },
) {
  const listeners = new Set<() => void>();
  const silences = new Set<() => void>();
  let kept: NotificationChoice | null = null;

  const load = (): NotificationChoice => ({
    setting: parseLiveTableSettings(loadValue(storage, storedKeys.liveTable, nowSeconds())).mygamesNotifications,
    ...toSoundSwitch(storage.get(soundFlagName), userAgent),
  });
  /** Another tab may have chosen. */
  const reload = () => {
    kept = null;
    for (const listener of listeners) listener();
  };

  return {
    /** The same object until something changes. */
    get: (): NotificationChoice => (kept ??= load()),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload,
    choose(setting: NotificationSetting) {
      const settings = parseLiveTableSettings(loadValue(storage, storedKeys.liveTable, nowSeconds()));
      saveValue(storage, storedKeys.liveTable, { ...settings, mygamesNotifications: setting }, nowSeconds());
      reload();
    },
    /** Turns sound on or off; in both directions what plays stops (C4.37). */
    flipSound() {
      const { flag } = flipSound(load());
      storage.set(soundFlagName, flag);
      for (const silence of silences) silence();
      reload();
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
    nowSeconds: () => Math.floor(Date.now() / 1000),
  },
);
