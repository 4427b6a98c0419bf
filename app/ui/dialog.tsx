import * as Radix from "@radix-ui/react-dialog";
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { TrackedScreen } from "../../shared/account/tracking-names.ts";
import { openBackEntry } from "./back-entry.ts";
import { Icon } from "./icon.tsx";
import "./dialog.css";

type DialogProps = {
  readonly title: string;
  /** The label of the button that closes it. */
  readonly closeLabel: string;
  /** Where the focus goes when it closes. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
  /** A sheet comes from the bottom of a phone. A search has its field at its top in place of the title, which is heard only, and of the closing cross. */
  readonly kind?: "search" | "sheet";
  /** The screen that tracking names it (A2.01). */
  readonly screen?: TrackedScreen;
  /** It cannot be closed now. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
};

/**
 * An open dialog over the page; render none for a closed one. The overlay is ours: Radix's own writes a style element,
 * which the site's policy refuses; the sheet keeps the page from scrolling. Load this module when it is needed.
 */
export function Dialog({ title, closeLabel, opener, onClose, kind, screen, isHeld = false, children }: DialogProps) {
  const isLeaving = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const end = openBackEntry(() => close.current());
    return () => end(isLeaving.current);
  }, []);
  /** A link to a page, and not to another window, replaces the window's entry of the history. */
  const onClickCapture = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    isLeaving.current = link !== null && link.dataset["window"] === undefined;
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className="dialog-shade" />
        <Radix.Content
          className={kind === undefined ? "dialog" : `dialog ${kind}`}
          data-screen={screen}
          aria-describedby={undefined}
          onClickCapture={onClickCapture}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Radix.Title className={kind === "search" ? "sr-only" : undefined}>{title}</Radix.Title>
          {children}
          {kind !== "search" && !isHeld ? (
            <Radix.Close className="dialog-close" aria-label={closeLabel}>
              <Icon name="close" />
            </Radix.Close>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
