import type { ReactNode } from "react";

type SignProps = {
  /** The meaning, for screen readers and as the tooltip. */
  readonly name: string;
  readonly className?: string;
  /** The drawing; undefined where CSS draws it by the class. */
  readonly children?: ReactNode;
};

/** A small drawing that means something. */
export function Sign({ name, className, children }: SignProps) {
  return (
    <span className={className} title={name}>
      <span className="sr-only">{name}</span>
      {children === undefined ? null : <span aria-hidden="true">{children}</span>}
    </span>
  );
}
