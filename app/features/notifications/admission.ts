import type { NotificationSetting } from "../../storage/live-table-settings.ts";
import type { Notification } from "../../../shared/push/notification.ts";

export type Audience = {
  /** When the visitor began to follow the game's notifications. */
  readonly subscribedAtSeconds: number;
  readonly setting: NotificationSetting;
  /** The layout of narrow screens has no room for boxes. */
  readonly isResponsive: boolean;
};

/** Whether a notification is shown (C5.07): not to a visitor who began to follow after it, nor where none are wanted. */
export const isShown = (notification: Notification, audience: Audience): boolean =>
  audience.setting !== "no" && !audience.isResponsive && audience.subscribedAtSeconds <= notification.sentAtSeconds;
