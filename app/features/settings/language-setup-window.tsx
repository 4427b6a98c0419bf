import { languagesTexts } from "../../i18n/languages-texts.ts";
import { searchTexts } from "../../i18n/search-texts.ts";
import { DateSetting } from "../day/date-setting.tsx";
import { ZoneSetting } from "../day/zone-setting.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { OddsSetting } from "../legal/odds-setting.tsx";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "../windows/window-props.ts";
import { LanguageSetting } from "./language-setting.tsx";
import "../../ui/text-box.css";
import "./settings.css";

/** Sets up how the pages speak to a visitor: language, time zone, dates and the format of odds. */
export function LanguageSetupWindow({ opener, onClose }: WindowProps) {
  const { lang } = usePage();
  return (
    <Dialog
      title={languagesTexts(lang).languageSetup}
      closeLabel={searchTexts(lang).cancel}
      opener={opener}
      onClose={onClose}
      kind="sheet"
      screen="language_dialog"
    >
      <div className="settings-window">
        <LanguageSetting />
        <ZoneSetting />
        <DateSetting />
        <OddsSetting />
      </div>
    </Dialog>
  );
}
