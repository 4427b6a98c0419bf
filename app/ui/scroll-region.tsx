import type { ReactNode, RefObject } from "react";

type ScrollRegionProps = {
  readonly className: string;
  readonly label: string;
  readonly box?: RefObject<HTMLElement>;
  readonly children: ReactNode;
};

/** Scrolls content that is wider than its container. It must be focusable, because the arrow keys scroll it as well as touch. */
export function ScrollRegion({ className, label, box, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus
    <section ref={box} className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
