import { lazy, Suspense, useCallback, useEffect, useReducer, type ComponentType } from "react";
import { applyWindowsAction, noWindow, type WindowName } from "../../navigation/windows.ts";
import { ageWindow } from "../legal/age-window-names.ts";
import { AgeWindow } from "../legal/age-window.tsx";
import { NotificationsWindow } from "../notifications/notifications-window.tsx";
import { SearchWindow } from "../search/search-window.tsx";
import { SettingsWindow } from "../settings/settings-window.tsx";
import { LanguageWindow } from "./language-window.tsx";
import { MenuWindow } from "./menu-window.tsx";
import type { WindowProps } from "./window-props.ts";

/** The window that a link with `data-window` requests. */
export type AskedWindow = { readonly name: string; readonly opener: HTMLElement };

/** Loaded when first opened: most visitors have no account. */
const AccountWindow = lazy(async () => ({ default: (await import("../account/account-window.tsx")).AccountWindow }));
const RegistrationWindow = lazy(async () => ({
  default: (await import("../account/account-window.tsx")).RegistrationWindow,
}));

/** The windows that exist so far; the others of C2.11 come with their features. */
const windows: Readonly<Partial<Record<WindowName, ComponentType<WindowProps>>>> = {
  verticalMenu: MenuWindow,
  langBox: LanguageWindow,
  search: SearchWindow,
  settings: SettingsWindow,
  notificationsSettings: NotificationsWindow,
  logginClient: AccountWindow,
  loggedIn: AccountWindow,
  registrationPrompt: RegistrationWindow,
  [ageWindow]: AgeWindow,
};
const isThere = (name: string): name is WindowName => Object.hasOwn(windows, name);

export type WindowHostProps = { readonly asked: AskedWindow; readonly onClosed: () => void };

/** Shows the one open window (C2.11); opening another replaces it. This code is loaded with the first window. */
export function WindowHost({ asked, onClosed }: WindowHostProps) {
  const [{ open }, dispatch] = useReducer(applyWindowsAction, noWindow);
  useEffect(() => {
    if (isThere(asked.name)) dispatch({ type: "open", name: asked.name });
  }, [asked]);
  const hold = useCallback((isHeld: boolean) => dispatch({ type: isHeld ? "hold" : "release" }), []);
  const name = open?.name;
  const Window = name === undefined ? undefined : windows[name];
  if (name === undefined || Window === undefined) return null;
  const close = () => {
    dispatch({ type: "close", name });
    if (open?.cancellable === true) onClosed();
  };
  return (
    <Suspense>
      <Window key={name} opener={{ current: asked.opener }} onClose={close} onHold={hold} />
    </Suspense>
  );
}
