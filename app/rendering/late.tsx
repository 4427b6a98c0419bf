import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { Fragment, Suspense, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import {
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router";
import { leaveLatePart } from "../features/rewritten/as-written.ts";
import { holdClicks, isAboutToMove, watchFirstUse, type Moves } from "./first-use.ts";
import { beginUse } from "./used-parts.ts";
import { useWasWritten } from "./use-was-written.ts";

type LateProps = {
  /** What moves by itself is taken over soon, though nobody uses it. */
  readonly moves: Moves;
  /** Reads parts that are loaded when the page is used (`defineUsedParts`). */
  readonly children: ReactNode;
};

/**
 * Leaves what the server has written as it is until the page is used. Meanwhile nothing that changes above may reach what is
 * inside, because React would throw the markup away and draw it anew: what the router says is held, and the elements are the same.
 */
export function Late({ moves, children }: LateProps) {
  const wasWritten = useWasWritten();
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
    const stop = watchFirstUse(isAboutToMove(moves, document), beginUse);
    const root = document.getElementById("main");
    const release = root === null ? () => {} : holdClicks(root);
    return () => {
      leaveLatePart();
      stop();
      release();
      // A page that is left without a use is used when the visitor comes back.
      beginUse();
    };
  }, [isAlive, moves]);
  const isLeft = current.location !== first.location;
  useEffect(() => {
    if (isLeft) beginUse();
  }, [isLeft]);
  const held = isAlive ? current : first;
  const inside = useMemo(() => {
    // A page that a visitor goes to is shown when all of it is there: the page before it stays until then.
    const Boundary = wasWritten ? Suspense : Fragment;
    return (
      <Boundary>
        {held.children}
        <Alive onAlive={setIsAlive} />
      </Boundary>
    );
  }, [held.children, wasWritten]);
  return (
    <RemixContext.Provider value={held.remix}>
      <StateContext.Provider value={held.state}>
        <LocationContext.Provider value={held.location}>
          <RouteContext.Provider value={held.route}>{inside}</RouteContext.Provider>
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
