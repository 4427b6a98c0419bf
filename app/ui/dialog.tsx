import * as Radix from "@radix-ui/react-dialog";
import { useEffect, type ReactNode, type RefObject } from "react";
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
  readonly children: ReactNode;
};

/**
 * An open dialog over the page; render none for a closed one. The overlay is ours: Radix's own writes a style element,
 * which the site's policy refuses; the sheet keeps the page from scrolling. Load this module when it is needed.
 */
export function Dialog({ title, closeLabel, opener, onClose, kind, children }: DialogProps) {
  useEffect(() => closeByDevice(onClose), [onClose]);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className="dialog-shade" />
        <Radix.Content
          className={kind === undefined ? "dialog" : `dialog ${kind}`}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Radix.Title className={kind === "search" ? "sr-only" : undefined}>{title}</Radix.Title>
          {children}
          {kind !== "search" ? (
            <Radix.Close className="dialog-close" aria-label={closeLabel}>
              <Icon name="close" />
            </Radix.Close>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Chromium's way to hear of a device's back button or gesture; TypeScript's library lacks it. */
type CloseWatcherClass = new () => EventTarget & { readonly destroy: () => void };

/** The back button of a phone closes the window rather than the page, where the browser says so. Returns what ends that. */
function closeByDevice(onClose: () => void): (() => void) | undefined {
  const { CloseWatcher } = window as { readonly CloseWatcher?: CloseWatcherClass };
  if (CloseWatcher === undefined) return undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener("close", onClose);
  return () => watcher.destroy();
}
