import { useEffect, useId, useRef, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import type { TrackedScreen } from "../../shared/accounts/tracking-names.ts";
import { openBackEntry } from "./back-entry.ts";
import { Icon } from "./icon.tsx";
import "./dialog.css";

type DialogProps = {
  readonly title: string;
  /** The label of the button that closes it. */
  readonly closeLabel: string;
  /** The element that gets the focus when the dialog closes. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
  /**
   * A sheet opens from the bottom of a phone. A search shows its field at the top in place of the title, which only screen
   * readers read, and has no close button.
   */
  readonly kind?: "search" | "sheet";
  /** The screen name that tracking reports (A2.01). */
  readonly screen?: TrackedScreen;
  /** True while the dialog cannot be closed. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
};

/**
 * An open dialog over the page; render none for a closed one. The browser keeps the focus inside, makes the page behind it inert, and
 * takes Escape or its own back gesture as a wish to close. Load this module when it is needed.
 */
export function Dialog({ title, closeLabel, opener, onClose, kind, screen, isHeld = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leaving = useBackEntry(onClose);
  const outside = usePressOutside(onClose);
  useEffect(() => {
    const from = opener.current;
    if (dialog.current?.open === false) dialog.current.showModal();
    return () => from?.focus();
  }, [opener]);
  return createPortal(
    <dialog
      ref={dialog}
      className={kind === undefined ? "dialog" : `dialog ${kind}`}
      data-screen={screen}
      aria-labelledby={titleId}
      {...leaving}
      {...outside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape makes the browser close the dialog by itself, so a held dialog opens again.
      onClose={() => (isHeld ? dialog.current?.showModal() : onClose())}
    >
      <h2 id={titleId} className={kind === "search" ? "sr-only" : undefined}>
        {title}
      </h2>
      {children}
      {kind !== "search" && !isHeld ? (
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      ) : null}
    </dialog>,
    document.body,
  );
}

/** Keeps an entry in the browser history for as long as the dialog is open. */
function useBackEntry(onClose: () => void) {
  const isLeaving = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const end = openBackEntry(() => close.current());
    return () => end(isLeaving.current);
  }, []);
  return {
    /** A link to a page, and not to another window, replaces the window's entry of the history. */
    onClickCapture: ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      isLeaving.current = link !== null && link.dataset["window"] === undefined;
    },
  };
}

/** A press beside the dialog closes it once it is released, so that the page behind does not take the same press. */
function usePressOutside(onClose: () => void) {
  const isOutside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void (isOutside.current = isOnShade(event)),
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (isOutside.current && isOnShade(event)) onClose();
    },
  };
}

function isOnShade({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
