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

/** The open window. `logginClient` is the login, and it alone can be of the kind that the visitor cannot cancel. */
type OpenWindow = { readonly name: WindowName; readonly cancellable: boolean };
export type WindowsState = { readonly open: OpenWindow | null };

export type WindowsAction =
  | { readonly type: "open"; readonly name: WindowName; readonly cancellable?: boolean }
  /** The visitor closes a window; one that is not open changes nothing. */
  | { readonly type: "close"; readonly name: WindowName }
  /** The login ended, with or without success. */
  | { readonly type: "loginEnded" };

/** The effects of an action besides the new state. */
export type WindowsResult = { readonly state: WindowsState; readonly cancelLogin: boolean };

export const noWindow: WindowsState = { open: null };

/** Opens, replaces and closes. A login that cannot be cancelled stays until it ends; one that can is cancelled (C2.12). */
export function applyWindowsAction(state: WindowsState, action: WindowsAction): WindowsResult {
  const { open } = state;
  if (action.type === "loginEnded") return unchanged(isLogin(open) ? noWindow : state);
  if (isBlocking(open)) return unchanged(state);
  const isOpen = open?.name === action.name;
  if (action.type === "close") return isOpen ? { state: noWindow, cancelLogin: isLogin(open) } : unchanged(state);
  if (isOpen) return unchanged(state);
  const cancellable = action.name !== "logginClient" || (action.cancellable ?? true);
  return { state: { open: { name: action.name, cancellable } }, cancelLogin: isLogin(open) };
}

const unchanged = (state: WindowsState): WindowsResult => ({ state, cancelLogin: false });
const isLogin = (open: OpenWindow | null) => open?.name === "logginClient";
const isBlocking = (open: OpenWindow | null) => open !== null && !open.cancellable;
