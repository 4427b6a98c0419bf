import { settingsTexts } from "../../i18n/settings-texts.ts";
import { useChoice } from "../../storage/choice.ts";
import { OneChoice } from "../../ui/one-choice.tsx";
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
      <OneChoice
        name="motion"
        values={motionChoice.values}
        labels={t.choices}
        chosen={motion}
        onChoose={motionChoice.set}
      />
    </fieldset>
  );
}
