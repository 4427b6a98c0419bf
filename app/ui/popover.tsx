import * as Radix from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";
import "./popover.css";

type PopoverProps = {
  /** Its label for screen readers. */
  readonly label: string;
  /** The element that opened it: the popover is shown beside it, and the focus returns to it. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * An open popover. It closes on Escape, on a tap outside and when the focus leaves; render none for a closed one. Load
 * this module when it is needed: Radix is not part of the first load.
 */
export function Popover({ label, opener, onClose, children }: PopoverProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={opener} />
      <Radix.Portal>
        <Radix.Content
          className="popover"
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The opener handles a tap on itself: if it closed here, the opener would open it again.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
