import { Await } from "@remix-run/react";
import { Suspense, type ReactNode } from "react";

type AwaitedProps<T> = {
  /** What a loader gave: there already, or on its way. */
  readonly resolve: T | Promise<T>;
  readonly fallback?: ReactNode;
  readonly children: (value: T) => ReactNode;
};

/** Draws what a loader gave. Only what is still on its way has a boundary of its own: React hydrates it after the page around it. */
export function Awaited<T>({ resolve, fallback, children }: AwaitedProps<T>): ReactNode {
  if (!(resolve instanceof Promise)) return children(resolve);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={resolve}>{(value) => children(value as T)}</Await>
    </Suspense>
  );
}
