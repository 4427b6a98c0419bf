import { Suspense, useCallback, useEffect, useReducer } from "react";
import { applyWindowsAction, noWindow } from "../../navigation/windows.ts";
import { isWindow, loadedWindows } from "./load-window.ts";

/** The window that a link with `data-window` requests. */
export type AskedWindow = { readonly name: string; readonly opener: HTMLElement };

export type WindowHostProps = { readonly asked: AskedWindow; readonly onClosed: () => void };

/** Shows the one open window (C2.11); opening another replaces it. This code is loaded with the first window. */
export function WindowHost({ asked, onClosed }: WindowHostProps) {
  const [{ open }, dispatch] = useReducer(applyWindowsAction, noWindow);
  useEffect(() => {
    if (isWindow(asked.name)) dispatch({ type: "open", name: asked.name });
  }, [asked]);
  const hold = useCallback((isHeld: boolean) => dispatch({ type: isHeld ? "hold" : "release" }), []);
  const name = open?.name;
  const Window = name === undefined ? undefined : loadedWindows[name];
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
