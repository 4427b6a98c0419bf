import type { Notification } from "../../../shared/push/notification.ts";

/** What a box says of a game; without scores where each is "". */
export type BoxContent = Pick<Notification, "text" | "home" | "away" | "scoringSide"> & {
  readonly urls: Pick<Notification["urls"], "event">;
  /** Named where the visitor may not know the game. */
  readonly league?: string;
};

/** C9.07 */
export const boxTiming = { lifeSeconds: 180, checkMs: 1000, fadeStep: 0.1 } as const;
export const boxSize = { widthPx: 262, gapPx: 8 } as const;

/** In windows up to this width the newest box is a bar across the page; `notification-boxes.css` has the same limit. */
const barWidthPx = 800;

/** How many boxes fit side by side in a window, each with its gap; one where it is a bar. */
export const countBoxes = (windowWidthPx: number): number =>
  windowWidthPx <= barWidthPx ? 1 : Math.floor(windowWidthPx / stepPx);

/** Distance of a box from the window's edge; the newest box has place 0. */
export const toBoxOffsetPx = (place: number): number => boxSize.gapPx + place * stepPx;

const stepPx = boxSize.widthPx + boxSize.gapPx;

/** A box that has not been removed: hidden until its first step of fading in, then shown (C4.41). */
type Box = {
  readonly id: number;
  readonly content: BoxContent;
  readonly phase: "hidden" | "shown";
  /** 0 to 1. */
  readonly opacity: number;
  readonly expiresAtSeconds: number;
};

/** The boxes, newest first. */
export type Boxes = { readonly boxes: readonly Box[]; readonly nextId: number; readonly capacity: number };

export const toBoxes = (windowWidthPx: number): Boxes => ({
  boxes: [],
  nextId: 1,
  capacity: countBoxes(windowWidthPx),
});

export type BoxAction =
  | { readonly type: "arrive"; readonly content: BoxContent; readonly nowSeconds: number }
  /** One step of fading in, for all boxes that are not yet opaque. */
  | { readonly type: "fade" }
  | { readonly type: "close"; readonly id: number }
  /** Each `checkMs`. */
  | { readonly type: "check"; readonly nowSeconds: number }
  | { readonly type: "resize"; readonly windowWidthPx: number };

/** A removed box is no longer in the state. Where there is no room the oldest is removed. */
export function applyBoxAction(state: Boxes, action: BoxAction): Boxes {
  switch (action.type) {
    case "arrive": {
      const box: Box = {
        id: state.nextId,
        content: action.content,
        phase: "hidden",
        opacity: 0,
        expiresAtSeconds: action.nowSeconds + boxTiming.lifeSeconds,
      };
      return { ...state, boxes: [box, ...state.boxes].slice(0, state.capacity), nextId: state.nextId + 1 };
    }
    case "fade":
      return { ...state, boxes: state.boxes.map(fadeIn) };
    case "close":
      return { ...state, boxes: state.boxes.filter(({ id }) => id !== action.id) };
    case "check":
      return { ...state, boxes: state.boxes.filter((box) => box.expiresAtSeconds > action.nowSeconds) };
    case "resize": {
      const capacity = countBoxes(action.windowWidthPx);
      return { ...state, boxes: state.boxes.slice(0, capacity), capacity };
    }
  }
}

/** Whether another step of fading is due. */
export const isFading = ({ boxes }: Boxes): boolean => boxes.some(({ opacity }) => opacity < 1);

/** Steps are counted in whole tenths, because tenths do not add up in binary. */
function fadeIn(box: Box): Box {
  if (box.opacity >= 1) return box;
  const steps = Math.round(box.opacity / boxTiming.fadeStep) + 1;
  return { ...box, phase: "shown", opacity: Math.min(1, Math.round(steps * boxTiming.fadeStep * 100) / 100) };
}
