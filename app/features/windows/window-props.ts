import type { RefObject } from "react";

export type WindowProps = {
  /** The element that opened the window; it gets the focus when the window closes. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
  /** While it is held, the visitor can neither close it nor open another one (C2.12). Only the account window uses this. */
  readonly onHold: (isHeld: boolean) => void;
};
