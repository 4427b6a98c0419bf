import { Suspense, useEffect, useState, type ReactNode } from "react";
import { holdClicks } from "./first-use.ts";
import { useWasWritten } from "./use-was-written.ts";

type LateSuspenseProps = { readonly fallback: ReactNode; readonly children: ReactNode };

/**
 * A `Suspense` inside of a `Late`. React takes what the server wrote of it over after the page around it, and forgets a click that comes
 * in between: one that the page has kept until then, for example.
 */
export function LateSuspense({ fallback, children }: LateSuspenseProps) {
  const [clicks] = useState(createHeldClicks);
  return (
    <>
      <Held clicks={clicks} />
      <Suspense fallback={fallback}>
        {children}
        <TakenOver clicks={clicks} />
      </Suspense>
    </>
  );
}

type ClicksProps = { readonly clicks: ReturnType<typeof createHeldClicks> };

/** A component of its own: when the one with the `Suspense` is drawn again, React throws away what it has not taken over. */
function Held({ clicks }: ClicksProps) {
  const wasWritten = useWasWritten();
  useEffect(() => (wasWritten ? clicks.hold() : undefined), [clicks, wasWritten]);
  return null;
}

function TakenOver({ clicks }: ClicksProps) {
  useEffect(() => clicks.release(), [clicks]);
  return null;
}

function createHeldClicks() {
  let end: (() => void) | null = null;
  const release = () => end?.();
  return {
    /** Keeps those on the page. @returns `release` */
    hold(): () => void {
      const root = document.getElementById("main");
      if (root !== null) end = holdClicks(root);
      return release;
    },
    /** Carries them out, once. */
    release,
  };
}
