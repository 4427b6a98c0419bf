import { focusOnceDrawn } from "../../ui/focus-place.ts";
import { lastPressed, showToast } from "../../ui/toast.tsx";

/**
 * Shows a message about a removal, with a button that undoes it and closes the message. The focus then returns to the control that was
 * pressed before, because it would be lost with the button.
 */
export function showUndo(text: string, undo: string, onUndo: () => unknown): void {
  const place = lastPressed();
  const takeBack = () => {
    onUndo();
    showToast("");
    if (place !== null) focusOnceDrawn(place);
  };
  showToast(
    <>
      {text}{" "}
      <button type="button" onClick={takeBack}>
        {undo}
      </button>
    </>,
  );
}
