import type { ReactNode, RefObject } from "react";

type ScrollRegionProps = {
  readonly className: string;
  readonly label: string;
  readonly box?: RefObject<HTMLElement>;
  readonly children: ReactNode;
};

/** What is wider than its place: scrolled by a finger or by the arrow keys, so it must be able to have the focus. */
export function ScrollRegion({ className, label, box, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
    <section ref={box} className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
