import { closestTo } from "./closest-to.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps clicks on the page's buttons, and its ticks and choices, until the frame reports that the page is hydrated
 * (`features/layout/frame.tsx`), and then repeats them: React does not see them, and may undo ticks and choices. One click is repeated per
 * button, because a visitor who sees nothing happen taps again. Links and forms need no script.
 */
export function keepEarlyInput(): void {
  const repeats = new Map<Node, () => void>();
  const until = new AbortController();
  // Before any other listener hears them.
  const options = { capture: true, signal: until.signal };
  const keep = (control: Node, repeat: () => void) => {
    // The order of the last ones counts.
    repeats.delete(control);
    repeats.set(control, repeat);
  };
  const keepClick = (event: Event) => {
    const button = closestTo(event, "#main button[type=button]");
    if (button === null) return;
    event.stopImmediatePropagation();
    keep(button, () => button.click());
  };
  const keepChoice = ({ target: control }: Event) => {
    if (!isControl(control)) return;
    const { value } = control;
    const isChecked = "checked" in control && control.checked;
    keep(control, () => choose(control, value, isChecked));
  };
  addEventListener("click", keepClick, options);
  addEventListener("change", keepChoice, options);
  const repeatAll = () => {
    until.abort();
    for (const [control, repeat] of repeats) if (control.isConnected) repeat();
  };
  addEventListener("alive", repeatAll, { once: true });
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches("#main :is([type=radio],[type=checkbox],select)");

function choose(control: Control, value: string, isChecked: boolean): void {
  if ("checked" in control) {
    // A click that leaves the value unchanged has no effect, so first set the control to the opposite.
    control.checked = !isChecked;
    control.click();
  } else {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
