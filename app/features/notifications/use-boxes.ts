import { useEffect, useReducer, type Dispatch } from "react";
import type { LiveClient } from "../../live/client.ts";
import { applyBoxAction, boxTiming, isFading, toBoxes, type BoxAction, type Boxes } from "./boxes.ts";

/** C9.07 */
const redrawMs = 100;

/** The boxes on the screen. They are checked while there are any, redrawn while one fades, and fitted to the window. */
export function useBoxes(client: LiveClient): readonly [Boxes, Dispatch<BoxAction>] {
  const [state, act] = useReducer(applyBoxAction, window.innerWidth, toBoxes);
  useEffect(() => {
    const onResize = () => act({ type: "resize", windowWidthPx: window.innerWidth });
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  const isEmpty = state.boxes.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    const timer = setInterval(() => act({ type: "check", nowSeconds: client.clock.nowSeconds() }), boxTiming.checkMs);
    return () => clearInterval(timer);
  }, [client, isEmpty]);
  const mustFade = isFading(state);
  useEffect(() => {
    if (!mustFade) return;
    const timer = setInterval(() => act({ type: "fade" }), redrawMs);
    return () => clearInterval(timer);
  }, [mustFade]);
  return [state, act];
}
