import type { ReactNode } from "react";

type SignProps = {
  /** What it says to who does not see it, and to who rests on it. */
  readonly name: string;
  readonly className?: string;
  /** How it is drawn; nothing where its class draws it. */
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
