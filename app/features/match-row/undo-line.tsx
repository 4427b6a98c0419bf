import { showToast } from "../../ui/toast.tsx";

/** A message of what was removed, with a button that takes it back; the button ends the message. */
export function showUndo(text: string, undo: string, onUndo: () => unknown): void {
  const takeBack = () => {
    onUndo();
    showToast("");
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
