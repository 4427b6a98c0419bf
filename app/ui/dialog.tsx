import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode, RefObject } from "react";
import { Icon } from "./icon.tsx";
import "./dialog.css";

type DialogProps = {
  readonly title: string;
  /** The label of the button that closes it. */
  readonly closeLabel: string;
  /** Where the focus goes when it closes. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * An open dialog over the page; render none for a closed one. The overlay is ours: Radix's own writes a style element,
 * which the site's policy refuses; the sheet keeps the page from scrolling. Load this module when it is needed.
 */
export function Dialog({ title, closeLabel, opener, onClose, children }: DialogProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className="dialog-shade" />
        <Radix.Content
          className="dialog"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Radix.Title>{title}</Radix.Title>
          {children}
          <Radix.Close className="dialog-close" aria-label={closeLabel}>
            <Icon name="close" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
