import { searchTexts } from "../../i18n/search-texts.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { usePage } from "../page/page-context.tsx";
import type { WindowProps } from "../windows/window-props.ts";
import { SettingsForm } from "./settings-form.tsx";
import "../../ui/text-box.css";
import "./settings.css";

/** The settings over the page; they have a page of their own as well. */
export function SettingsWindow({ opener, onClose }: WindowProps) {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  return (
    <Dialog
      title={t.settings}
      closeLabel={searchTexts(lang).cancel}
      opener={opener}
      onClose={onClose}
      kind="sheet"
      screen="settings"
    >
      <div className="settings-window">
        <p>{t.settingsHint}</p>
        <SettingsForm />
      </div>
    </Dialog>
  );
}
