import { useState, useSyncExternalStore } from "react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { NotificationSetting } from "../../features/notifications/notification-setting.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { recentStore } from "../../features/search/recent-store.ts";
import { themes, type Theme } from "../../features/theme/theme.ts";
import { chooseTheme, readTheme, subscribeTheme } from "../../features/theme/theme-store.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";

const renderedTheme = (): Theme => "light";

/** What a visitor sets on this device. */
export function SettingsPage() {
  const { lang, t: site } = usePage();
  const t = settingsTexts(lang);
  const theme = useSyncExternalStore(subscribeTheme, readTheme, renderedTheme);
  const [isForgotten, setForgotten] = useState(false);
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
          <fieldset className="setting">
            <legend>{t.theme}</legend>
            <p>{t.themeHint}</p>
            <div className="choices">
              {themes.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="theme"
                    value={each}
                    checked={each === theme}
                    onChange={() => chooseTheme(each)}
                  />
                  {site.themes[each]}
                </label>
              ))}
            </div>
          </fieldset>
          <NotificationSetting />
          <section className="setting">
            <h2>{t.searches}</h2>
            <p>{t.searchesHint}</p>
            <button
              type="button"
              className="button"
              disabled={isForgotten}
              onClick={() => {
                recentStore.forget();
                setForgotten(true);
              }}
            >
              {isForgotten ? t.forgotten : t.forget}
            </button>
          </section>
        </div>
      </div>
    </PageColumns>
  );
}
