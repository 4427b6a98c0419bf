import { showToast } from "../../ui/toast.tsx";

/** Shows a message about a removal, with a button that undoes it and closes the message. */
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
