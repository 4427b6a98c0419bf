import type { ageWindow } from "../features/legal/age-window-names.ts";

/** The windows and menus of which at most one is open (C2.11). */
export const windowNames = [
  "verticalMenu",
  "langBox",
  "search",
  "settings",
  "notificationsSettings",
  "loggedIn",
  "logginClient",
  "registrationPrompt",
  "langBoxSetup",
] as const;
export type WindowName = (typeof windowNames)[number] | typeof ageWindow;

/** The open window. One that is not cancellable cannot be closed by the visitor, nor replaced (C2.12). */
type OpenWindow = { readonly name: WindowName; readonly cancellable: boolean };
export type WindowsState = { readonly open: OpenWindow | null };

export type WindowsAction =
  | { readonly type: "open"; readonly name: WindowName }
  /** The visitor closes a window; one that is not open changes nothing. */
  | { readonly type: "close"; readonly name: WindowName }
  /** A login begins, or ceases, to do what cannot be taken back. */
  | { readonly type: "hold" }
  | { readonly type: "release" };

export const noWindow: WindowsState = { open: null };

/** Opens, replaces and closes. A login that is held stays until it is released. */
export function applyWindowsAction(state: WindowsState, action: WindowsAction): WindowsState {
  const { open } = state;
  if (action.type === "hold" || action.type === "release") {
    return open?.name === "logginClient" ? { open: { ...open, cancellable: action.type === "release" } } : state;
  }
  if (open?.cancellable === false) return state;
  const isOpen = open?.name === action.name;
  if (action.type === "close") return isOpen ? noWindow : state;
  return isOpen ? state : { open: { name: action.name, cancellable: true } };
}
