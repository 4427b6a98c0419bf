import { settingsTexts } from "../../i18n/settings-texts.ts";
import { notificationSettings as choices } from "../../storage/live-table-settings.ts";
import { usePage } from "../page/page-context.tsx";
import { notificationSettings } from "./notification-settings.ts";
import { useNotificationChoice } from "./notification-settings-hooks.ts";

/** Whether a visitor wants to hear of followed games (C3.20). */
export function NotificationSetting() {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  const { setting } = useNotificationChoice();
  return (
    <fieldset className="setting">
      <legend>{t.notifications}</legend>
      <p>{t.notificationsHint}</p>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="notifications"
              value={choice}
              checked={choice === setting}
              onChange={() => notificationSettings.choose(choice)}
            />
            {t.notificationChoices[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
