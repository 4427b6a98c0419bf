/** Hears an event before any other listener, until the frame reports that the page is hydrated (`features/layout/frame.tsx`). */
function listenUntilAlive(type: "click" | "change", listener: (event: Event) => void, onAlive: () => void): void {
  addEventListener(type, listener, true);
  const stop = () => {
    removeEventListener(type, listener, true);
    onAlive();
  };
  addEventListener("alive", stop, { once: true });
}

/**
 * Keeps clicks on the page's buttons until the page is hydrated, and then repeats one click per button, because a visitor who sees
 * nothing happen taps again. Links and forms need no script.
 */
export function keepEarlyClicks(): void {
  const tapped = new Set<HTMLElement>();
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("#main button[type=button]");
    if (button === null) return;
    event.stopImmediatePropagation();
    tapped.add(button);
  };
  listenUntilAlive("click", keep, () => {
    for (const button of tapped) if (button.isConnected) button.click();
  });
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Remembers early ticks and choices and repeats them after hydration: React does not see them, and may undo them. */
export function keepEarlyChoices(): void {
  const chosen = new Map<Control, string | boolean>();
  const keep = (event: Event) => {
    if (!isControl(event.target)) return;
    const control = event.target;
    // The order of the last choices counts.
    chosen.delete(control);
    chosen.set(control, "checked" in control ? control.checked : control.value);
  };
  listenUntilAlive("change", keep, () => {
    for (const [control, value] of chosen) if (control.isConnected) choose(control, value);
  });
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches("#main :is([type=radio],[type=checkbox],select)");

function choose(control: Control, value: string | boolean): void {
  if ("checked" in control) {
    // A click that leaves the value unchanged has no effect, so first set the control to the opposite.
    control.checked = value !== true;
    control.click();
  } else {
    control.value = String(value);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
