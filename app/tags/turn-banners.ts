import { createTurns } from "../time/turns.ts";

/** How long a banner is looked at before the next one of its zone takes its turn (C9.04). */
const turnMs = 45_000;
/** A turn counts as complete if no more than this is left of it when the visitor looks away from the banner (C9.04). */
const toleranceMs = 4_000;

/** Several banners of a zone take turns while somebody can see them, and neither points at them nor has the focus in them. */
export function turnBanners(zone: HTMLElement): void {
  const banners = [...zone.querySelectorAll<HTMLElement>("[data-banner]")];
  if (banners.length < 2) return;
  let shown = 0;
  const turns = createTurns(
    () => {
      shown = (shown + 1) % banners.length;
      for (const [index, banner] of banners.entries()) banner.hidden = index !== shown;
    },
    turnMs,
    toleranceMs,
  );
  let isInView = false;
  const decide = () => {
    if (isInView && !document.hidden && !zone.matches(":hover, :focus-within")) turns.run();
    else turns.rest();
  };
  for (const type of ["mouseenter", "mouseleave", "focusin", "focusout"]) zone.addEventListener(type, decide);
  document.addEventListener("visibilitychange", decide);
  new IntersectionObserver(
    (seen) => {
      isInView = seen.at(-1)?.isIntersecting ?? false;
      decide();
    },
    { threshold: 0.5 },
  ).observe(zone);
}
