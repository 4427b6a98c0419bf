import { searchTexts } from "../../i18n/search-texts.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import { WebPushSetting } from "../web-push/web-push-setting.tsx";
import type { WindowProps } from "../windows/window-props.ts";
import { ExcitingSetting } from "./exciting-setting.tsx";
import { NotificationSetting } from "./notification-setting.tsx";
import { SportsSetting } from "./sports-setting.tsx";
import "../../ui/text-box.css";
import "../settings/settings.css";

/** The settings of notifications over the page, where a visitor follows. */
export function NotificationsWindow({ opener, onClose }: WindowProps) {
  const { lang } = usePage();
  return (
    <Dialog
      title={settingsTexts(lang).notifications}
      closeLabel={searchTexts(lang).cancel}
      opener={opener}
      onClose={onClose}
      kind="sheet"
      screen="settings"
    >
      <div className="settings-window">
        <NotificationSetting />
        <ExcitingSetting />
        <SportsSetting />
        <WebPushSetting />
      </div>
    </Dialog>
  );
}
