import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { Suspense, useContext, useEffect, useState, type ReactNode } from "react";
import {
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router";
import { holdClicks, watchFirstUse } from "./first-use.ts";
import { beginUse } from "./used-parts.ts";

type LateProps = {
  /** Moves by itself, so that it is taken over soon, though nobody uses it. */
  readonly isAboutToMove: boolean;
  /** Reads parts that are loaded when the page is used (`defineUsedParts`). */
  readonly children: ReactNode;
};

/**
 * Leaves what the server has written as it is until the page is used. Meanwhile nothing that changes above may reach what is
 * inside, because React would throw the markup away and draw it anew: what the router says is held.
 */
export function Late({ isAboutToMove, children }: LateProps) {
  const [isAlive, setIsAlive] = useState(false);
  const current = {
    children,
    remix: useContext(RemixContext),
    state: useContext(StateContext),
    location: useContext(LocationContext),
    route: useContext(RouteContext),
  };
  const [first] = useState(current);
  useEffect(() => {
    if (isAlive) return undefined;
    // A click is a use before it is kept.
    const stop = watchFirstUse(isAboutToMove, beginUse);
    const root = document.getElementById("main");
    const release = root === null ? () => {} : holdClicks(root);
    return () => {
      stop();
      release();
    };
  }, [isAlive, isAboutToMove]);
  const held = isAlive ? current : first;
  return (
    <RemixContext.Provider value={held.remix}>
      <StateContext.Provider value={held.state}>
        <LocationContext.Provider value={held.location}>
          <RouteContext.Provider value={held.route}>
            <Suspense>
              {held.children}
              <Alive onAlive={setIsAlive} />
            </Suspense>
          </RouteContext.Provider>
        </LocationContext.Provider>
      </StateContext.Provider>
    </RemixContext.Provider>
  );
}

/** Says that what stands before it has been taken over. */
function Alive({ onAlive }: { readonly onAlive: (isAlive: boolean) => void }) {
  useEffect(() => {
    onAlive(true);
    // A copy of the page needs what has been loaded for it.
    dispatchEvent(new Event("alive"));
  }, [onAlive]);
  return null;
}
