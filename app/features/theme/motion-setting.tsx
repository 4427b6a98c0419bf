import { useSyncExternalStore } from "react";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { chooseMotion, motions, readMotion, subscribeMotion, type Motion } from "./motion.ts";

const renderedMotion = (): Motion => "system";

/** Whether anything moves on the screen: as the device says, or not at all. */
export function MotionSetting() {
  const t = settingsTexts(usePage().lang).motion;
  const motion = useSyncExternalStore(subscribeMotion, readMotion, renderedMotion);
  return (
    <fieldset className="setting">
      <legend>{t.title}</legend>
      <p>{t.hint}</p>
      <div className="choices">
        {motions.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="motion"
              value={each}
              checked={each === motion}
              onChange={() => chooseMotion(each)}
            />
            {t.choices[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
