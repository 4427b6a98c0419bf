import { Await } from "@remix-run/react";
import { Suspense, type ReactNode } from "react";

/** Long enough for a slow feed; the page is kept by then, and whole. */
const reloadSeconds = 1;

type AwaitedProps<T> = {
  /** A loader's value; in a streamed page, a promise of it. */
  readonly resolve: T | Promise<T>;
  readonly children: (value: T) => ReactNode;
};

/**
 * Renders a loader's value. Only a pending promise gets a Suspense boundary, which React hydrates after the page around it.
 * Scripts fill its place, so a browser without scripts loads the page again.
 */
export function Awaited<T>({ resolve, children }: AwaitedProps<T>): ReactNode {
  if (!(resolve instanceof Promise)) return children(resolve);
  const waiting = (
    <div className="cards awaited">
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadSeconds)} />
      </noscript>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={resolve}>{(value) => children(value as T)}</Await>
    </Suspense>
  );
}
