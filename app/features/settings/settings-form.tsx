import { useState } from "react";
import { productDefaults } from "../../../shared/sports/product-defaults.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { useChoice, createChoice } from "../../storage/choice.ts";
import { DateSetting } from "../day/date-setting.tsx";
import { ZoneSetting } from "../day/zone-setting.tsx";
import { OddsSetting } from "../legal/odds-setting.tsx";
import { OrderChoices } from "../mine/order-choices.tsx";
import { ExcitingSetting } from "../notifications/exciting-setting.tsx";
import { NotificationSetting } from "../notifications/notification-setting.tsx";
import { SportsSetting } from "../notifications/sports-setting.tsx";
import { OneChoice } from "../../ui/one-choice.tsx";
import { usePage } from "../page/page-context.tsx";
import { forgetRecent } from "../search/recent-searches.ts";
import { MotionSetting } from "../theme/motion-setting.tsx";
import { themes } from "../theme/theme.ts";
import { ResetSetting } from "../veil/reset-setting.tsx";
import { VeilSetting } from "../veil/veil-setting.tsx";
import { WebPushSetting } from "../web-push/web-push-setting.tsx";
import { keysOff, keysStorageName } from "../keyboard/keys-storage.ts";
import { LanguageSetting } from "./language-setting.tsx";
import { themeChoice } from "../theme/theme-store.ts";

/** Whether single letters operate the page; they can be switched off (WCAG 2.1.4). */
const keyChoice = createChoice(keysStorageName, true, {
  parse: (text) => text !== keysOff,
  format: (isOn) => (isOn ? undefined : keysOff),
});

/** The visitor's settings on this device; each choice takes effect at once. */
export function SettingsForm() {
  const { lang, t: site } = usePage();
  const t = settingsTexts(lang);
  const theme = useChoice(themeChoice);
  const [isForgotten, setForgotten] = useState(false);
  const areKeysOn = useChoice(keyChoice);
  return (
    <>
      <fieldset className="setting">
        <legend>{t.theme}</legend>
        <p>{t.themeHint}</p>
        <OneChoice name="theme" values={themes} labels={site.themes} chosen={theme} onChoose={themeChoice.set} />
      </fieldset>
      <MotionSetting />
      <LanguageSetting />
      <ZoneSetting />
      <DateSetting />
      <fieldset className="setting">
        <legend>{mineTexts(lang).games}</legend>
        <p>{mineTexts(lang).byTimeHint}</p>
        <div className="choices">
          <OrderChoices hasGroups />
        </div>
      </fieldset>
      <NotificationSetting />
      <ExcitingSetting />
      <SportsSetting />
      <WebPushSetting />
      <VeilSetting />
      <OddsSetting />
      <section className="setting by-key">
        <h2>{t.keys}</h2>
        <p>{t.keysHint}</p>
        <dl className="keys">
          {t.keyNames.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" checked={areKeysOn} onChange={({ target }) => keyChoice.set(target.checked)} />
          {t.keysOn}
        </label>
      </section>
      <section className="setting">
        <h2>{t.searches}</h2>
        <p>{t.searchesHint}</p>
        <button
          type="button"
          className="button"
          disabled={isForgotten}
          onClick={() => {
            forgetRecent();
            setForgotten(true);
          }}
        >
          {isForgotten ? t.forgotten : t.forget}
        </button>
      </section>
      <ResetSetting />
      <p className="setting app-version" translate="no">
        {`${site.brand} ${productDefaults.appVersion}`}
      </p>
    </>
  );
}
