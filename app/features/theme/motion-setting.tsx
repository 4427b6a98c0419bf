import { settingsTexts } from "../../i18n/settings-texts.ts";
import { useChoice } from "../../storage/choice.ts";
import { usePage } from "../page/page-context.tsx";
import { motionChoice } from "./document-choice.ts";

/** Whether anything moves on the screen: as the device says, or not at all. */
export function MotionSetting() {
  const t = settingsTexts(usePage().lang).motion;
  const motion = useChoice(motionChoice);
  return (
    <fieldset className="setting">
      <legend>{t.title}</legend>
      <p>{t.hint}</p>
      <div className="choices">
        {motionChoice.values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="motion"
              value={each}
              checked={each === motion}
              onChange={() => motionChoice.set(each)}
            />
            {t.choices[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
