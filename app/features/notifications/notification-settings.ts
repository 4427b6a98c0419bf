import { useSyncExternalStore } from "react";
import { createChoice, useChoice } from "../../storage/choice.ts";
import type {
  ExcitingGamesSetting,
  LiveTableSettings,
  NotificationSetting,
} from "../../storage/live-table-settings.ts";
import { announceAllName, soundFlagName } from "../../storage/notification-keys.ts";
import { changeLiveTable, liveTable } from "../live-table/live-table.ts";
import { flipSound, toSoundSwitch, type SoundSwitch } from "./sound-switch.ts";

/** How a visitor wants to hear of games, on this device. */
export type NotificationChoice = SoundSwitch &
  Pick<LiveTableSettings, "excitingGames"> & { readonly setting: NotificationSetting };

const soundFlag = createChoice<string | null>(soundFlagName, null, {
  parse: (text) => text,
  format: (flag) => flag ?? undefined,
});
const readSound = (): SoundSwitch => toSoundSwitch(soundFlag.get(), navigator.userAgent);

export const notificationSettings = {
  choose: (setting: NotificationSetting) => changeLiveTable({ mygamesNotifications: setting }),
  chooseExciting: (excitingGames: ExcitingGamesSetting) => changeLiveTable({ excitingGames }),
  /** Turns sound on or off. */
  flipSound: () => soundFlag.set(flipSound(readSound()).flag),
  /** In both directions what plays stops (C4.37). */
  onSilence: (silence: () => void): (() => void) => soundFlag.listen(silence),
};

/** Whether goals of games that are not followed are announced to a screen reader, too. */
export const announceAll = createChoice<boolean>(announceAllName, false, {
  parse: () => true,
  format: (isOn) => (isOn ? "1" : undefined),
});

export function useNotificationChoice(): NotificationChoice {
  const { mygamesNotifications, excitingGames } = useChoice(liveTable);
  const isOn = useSyncExternalStore(
    soundFlag.listen,
    () => readSound().isOn,
    // The server does not know the browser.
    () => true,
  );
  return { setting: mygamesNotifications, excitingGames, isOn };
}
