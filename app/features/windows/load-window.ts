import type { ComponentType } from "react";
import type { Language } from "../../../shared/texts/languages.ts";
import type { WindowName } from "../../navigation/windows.ts";
import { ageWindow } from "../legal/age-window-names.ts";
import type { WindowProps } from "./window-props.ts";

type Window = ComponentType<WindowProps>;

const loadAccountWindow = async () => (await import("../account/account-window.tsx")).AccountWindow;

/** Requests the texts while the window's own code is on its way, which would request them only once it is there. */
async function loadSearchTexts(): Promise<void> {
  const [{ searchTexts }, { mineTexts }] = await Promise.all([
    import("../../i18n/search-texts.ts"),
    import("../../i18n/mine-texts.ts"),
  ]);
  const lang = document.documentElement.lang as Language;
  await Promise.all([searchTexts.load(lang), mineTexts.load(lang)]);
}

/** The windows, each with code of its own. */
const windows: Readonly<Record<WindowName, () => Promise<Window>>> = {
  verticalMenu: async () => (await import("./menu-window.tsx")).MenuWindow,
  langBox: async () => (await import("./language-window.tsx")).LanguageWindow,
  search: async () => {
    // Where the network loses them, the window itself requests them again.
    loadSearchTexts().catch(() => undefined);
    return (await import("../search/search-window.tsx")).SearchWindow;
  },
  settings: async () => (await import("../settings/settings-window.tsx")).SettingsWindow,
  langBoxSetup: async () => (await import("../settings/language-setup-window.tsx")).LanguageSetupWindow,
  notificationsSettings: async () => (await import("../notifications/notifications-window.tsx")).NotificationsWindow,
  logginClient: loadAccountWindow,
  loggedIn: loadAccountWindow,
  registrationPrompt: async () => (await import("../account/account-window.tsx")).RegistrationWindow,
  [ageWindow]: async () => (await import("../legal/age-window.tsx")).AgeWindow,
};

/** The windows whose code is here. */
export const loadedWindows: Partial<Record<WindowName, Window | undefined>> = {};

export const isWindow = (name: string): name is WindowName => Object.hasOwn(windows, name);

/** Loads the code of the window that a link names. */
export async function loadWindow(name: string): Promise<void> {
  if (isWindow(name)) loadedWindows[name] = await windows[name]();
}
