import { fieldsOf } from "../../shared/basics/record.ts";

/** The visitor's settings for the live tables (C3.20). */
export type LiveTableSettings = {
  /** Events in order of their start instead of by league. */
  readonly sortByTime: boolean;
  readonly mygamesGroups: boolean;
  readonly mygamesNotifications: NotificationSetting;
  /** Of which games an alert says that they become exciting; they need not be followed. */
  readonly excitingGames: ExcitingGamesSetting;
};
export const notificationSettings = ["yessound", "yessilent", "no"] as const;
export type NotificationSetting = (typeof notificationSettings)[number];
export const excitingGamesSettings = ["off", "all", "leagues"] as const;
export type ExcitingGamesSetting = (typeof excitingGamesSettings)[number];

export const defaultLiveTableSettings: LiveTableSettings = {
  sortByTime: false,
  mygamesGroups: false,
  mygamesNotifications: "yessilent",
  excitingGames: "off",
};

/** Settings as stored, here or remotely; a null, missing or invalid setting has its default (C5.09). */
export function parseLiveTableSettings(value: unknown): LiveTableSettings {
  const stored = fieldsOf(value);
  return {
    sortByTime: parseBoolean(stored["sortByTime"]) ?? defaultLiveTableSettings.sortByTime,
    mygamesGroups: parseBoolean(stored["mygamesGroups"]) ?? defaultLiveTableSettings.mygamesGroups,
    mygamesNotifications:
      notificationSettings.find((setting) => setting === stored["mygamesNotifications"]) ??
      defaultLiveTableSettings.mygamesNotifications,
    excitingGames:
      excitingGamesSettings.find((setting) => setting === stored["excitingGames"]) ??
      defaultLiveTableSettings.excitingGames,
  };
}

/** Remote stores keep flags as numbers or texts, so these count too. */
function parseBoolean(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const text = String(value);
  if (text === "1" || text === "true") return true;
  return text === "0" || text === "false" ? false : null;
}
