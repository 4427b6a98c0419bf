import { Await } from "@remix-run/react";
import { Suspense, type ReactNode } from "react";

/** Long enough for a slow feed; the page is kept by then, and whole. */
const reloadSeconds = 1;

type AwaitedProps<T> = {
  /** What a loader gave: a promise in a page that is streamed. */
  readonly resolve: T | Promise<T>;
  readonly children: (value: T) => ReactNode;
};

/**
 * Draws what a loader gave. Only what is still on its way has a boundary of its own, which React hydrates after the page around it. Its
 * place is filled by scripts, so a browser without them loads the page again.
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
