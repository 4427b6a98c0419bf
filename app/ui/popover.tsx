import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
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
 * An open popover. It closes on Escape, on a press outside and when the focus leaves; render none for a closed one. A browser that
 * cannot place one element beside another shows it in the middle. Load this module when it is needed.
 */
export function Popover({ label, opener, onClose, children }: PopoverProps) {
  const popover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const from = opener.current;
    from?.style.setProperty("anchor-name", "--opener");
    popover.current?.setAttribute("popover", "manual");
    popover.current?.showPopover();
    popover.current?.focus();
    return () => {
      from?.style.removeProperty("anchor-name");
      from?.focus();
    };
  }, [opener]);
  useEffect(() => {
    const ended = new AbortController();
    /** The opener handles a press on itself: if it closed here, the opener would open it again. */
    const closeOutside = ({ target }: Event) => {
      const isInside = [popover, opener].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) onClose();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("pointerdown", closeOutside, ended);
    document.addEventListener("focusin", closeOutside, ended);
    document.addEventListener("keydown", closeByKey, ended);
    return () => ended.abort();
  }, [opener, onClose]);
  return createPortal(
    <dialog ref={popover} tabIndex={-1} aria-label={label} className="popover">
      {children}
    </dialog>,
    document.body,
  );
}
