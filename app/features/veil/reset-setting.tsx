import { reloadPage } from "../../navigation/reload-marker.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { choiceCookies } from "../../storage/choice-cookies.ts";
import { announceAllName, mutedKindsName, mutedSportsName, soundFlagName } from "../../storage/notification-keys.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { keysStorageName } from "../keyboard/keys-storage.ts";
import { usePage } from "../page/page-context.tsx";
import { webPushChoice } from "../web-push/web-push-choice.ts";
import { documentChoiceKeys } from "../theme/document-choice.ts";
import { themeKey } from "../theme/theme.ts";
import { storeVeilChoice, veilChoice, veilChoiceName } from "./veil-choice.ts";

/** The storage keys of this device's settings; followed games, teams and leagues are not among them. */
const settingNames = [
  themeKey,
  ...documentChoiceKeys,
  keysStorageName,
  soundFlagName,
  mutedSportsName,
  mutedKindsName,
  announceAllName,
  storedKeys.liveTable.name,
  storedKeys.expandedLeagues.name,
  veilChoiceName,
];

async function reset(lang: string): Promise<void> {
  webPushChoice.set(null);
  // Offline, the site keeps the subscription: messages stop when the followed games are over.
  await import("../web-push/browser-push.ts").then(({ unsubscribeBrowser }) => unsubscribeBrowser()).catch(() => {});
  storeVeilChoice(veilChoice.initial);
  for (const name of choiceCookies(lang)) document.cookie = `${name}=; path=/; max-age=0`;
  try {
    for (const name of settingNames) localStorage.removeItem(name);
  } catch {
    // The browser blocks its storage, so nothing was stored.
  }
  reloadPage();
}

/** Resets every setting of this device to its default. */
export function ResetSetting() {
  const { lang } = usePage();
  const t = veilTexts(lang);
  return (
    <section className="setting">
      <h2>{t.reset}</h2>
      <p>{t.resetHint}</p>
      <button type="button" className="button" onClick={() => void reset(lang)}>
        {t.reset}
      </button>
    </section>
  );
}
