import { settingsTexts } from "../../i18n/settings-texts.ts";
import { excitingGamesSettings as choices } from "../../storage/live-table-settings.ts";
import { OneChoice } from "../../ui/one-choice.tsx";
import { usePage } from "../page/page-context.tsx";
import { notificationSettings, useNotificationChoice } from "./notification-settings.ts";

/** Selects the games of which a visitor wants to hear that they become exciting. It has no effect where no notifications are wanted. */
export function ExcitingSetting() {
  const { lang } = usePage();
  const t = settingsTexts(lang).exciting;
  const { setting, excitingGames } = useNotificationChoice();
  return (
    <fieldset className="setting" disabled={setting === "no"}>
      <legend>{t.title}</legend>
      <p>{t.hint}</p>
      <OneChoice
        name="exciting-games"
        values={choices}
        labels={t.choices}
        chosen={excitingGames}
        onChoose={notificationSettings.chooseExciting}
      />
    </fieldset>
  );
}
