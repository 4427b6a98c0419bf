import { settingsTexts } from "../../i18n/settings-texts.ts";
import { excitingGamesSettings as choices } from "../../storage/live-table-settings.ts";
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
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="exciting-games"
              value={choice}
              checked={choice === excitingGames}
              onChange={() => notificationSettings.chooseExciting(choice)}
            />
            {t.choices[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
