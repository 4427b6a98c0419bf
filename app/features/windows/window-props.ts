import type { RefObject } from "react";

export type WindowProps = {
  /** What opened it, and has the focus when it closes. */
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
};
