import type { RefObject } from "react";

export type WindowProps = {
  /** What opened it, and has the focus when it closes. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
  /** While it is held, the visitor can neither close it nor open another one (C2.12); of the login alone. */
  readonly onHold: (isHeld: boolean) => void;
};
