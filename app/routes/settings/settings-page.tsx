import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { SettingsForm } from "../../features/settings/settings-form.tsx";
import { settingsTexts } from "../../i18n/settings-texts.ts";

/** The visitor's settings on this device. */
export function SettingsPage() {
  const { lang } = usePage();
  const t = settingsTexts(lang);
  return (
    <PageColumns>
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{t.settings}</h1>
          <p>{t.settingsHint}</p>
          <noscript>
            <p>{t.needsScripts}</p>
          </noscript>
        </div>
        <div className="card">
          <SettingsForm />
        </div>
      </div>
    </PageColumns>
  );
}
