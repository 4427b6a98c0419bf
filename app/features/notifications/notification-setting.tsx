import { settingsTexts } from "../../i18n/settings-texts.ts";
import { notificationSettings as choices } from "../../storage/live-table-settings.ts";
import { newsKinds } from "../../../shared/push/news-kinds.ts";
import { OneChoice } from "../../ui/one-choice.tsx";
import { usePage } from "../page/page-context.tsx";
import { useChoice } from "../../storage/choice.ts";
import { muteKinds, useMutedKinds } from "./muted-notifications.ts";
import { announceAll, notificationSettings, useNotificationChoice } from "./notification-settings.ts";

/** Whether a visitor wants to hear of followed games (C3.20), and of what in them. */
export function NotificationSetting() {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  const { setting } = useNotificationChoice();
  const muted = useMutedKinds();
  const isAllAnnounced = useChoice(announceAll);
  return (
    <fieldset className="setting">
      <legend>{t.notifications}</legend>
      <p>{t.notificationsHint}</p>
      <OneChoice
        name="notifications"
        values={choices}
        labels={t.notificationChoices}
        chosen={setting}
        onChoose={notificationSettings.choose}
      />
      <fieldset className="push-kinds">
        <legend>{t.webPush.kindsTitle}</legend>
        <div className="choices">
          {newsKinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={!muted.includes(kind)}
                onChange={({ target }) =>
                  muteKinds(newsKinds.filter((each) => (each === kind ? !target.checked : muted.includes(each))))
                }
              />
              {t.webPush.kinds[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="announce-all">
        <input type="checkbox" checked={isAllAnnounced} onChange={({ target }) => announceAll.set(target.checked)} />
        {t.announceAll}
      </label>
    </fieldset>
  );
}
