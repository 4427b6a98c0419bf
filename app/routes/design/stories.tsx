import { useRef, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { Popover } from "../../ui/popover.tsx";
import { showToast } from "../../ui/toast.tsx";

export function DialogDetails() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button ref={opener} type="button" className="button" onClick={() => setIsOpen(true)}>
        Open the dialog
      </button>
      {isOpen ? (
        <Dialog title="A dialog" closeLabel="Close" opener={opener} onClose={close}>
          <p>The page behind it neither scrolls nor answers.</p>
          <button type="button" className="button" onClick={close}>
            Done
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

export function PopoverDetails() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={opener} type="button" className="button" onClick={() => setIsOpen(!isOpen)}>
        Open the popover
      </button>
      {isOpen ? (
        <Popover label="A popover" opener={opener} onClose={() => setIsOpen(false)}>
          <p>The page behind it stays as it is.</p>
          <a href="/">A link</a>
        </Popover>
      ) : null}
    </>
  );
}

export function ToastDetails() {
  return (
    <button type="button" className="button" onClick={() => showToast("Something came of it.")}>
      Show a toast
    </button>
  );
}
