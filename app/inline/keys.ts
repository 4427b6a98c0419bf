import { keysOff, keysStorageName } from "../features/keyboard/keys-storage.ts";
import { readStored } from "../storage/read-stored.ts";

const keys = /^[/jkf?]$/;

/**
 * "/" clicks the search link, which opens its window once the page is hydrated and its page before. Letters typed until the window is
 * there wait at the link. The other keys are passed to the hydrated page as the event "shortcut". All of them are ignored in a field,
 * while a window is open, and when the visitor has switched them off.
 */
export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const search = document.querySelector<HTMLElement>("[data-window]");
    if (search === null || event.ctrlKey || event.metaKey || event.altKey || isField(target)) return;
    if (document.querySelector(".dialog") !== null) return;
    const typed = search.dataset["typed"];
    if (typed !== undefined && key.length === 1) {
      event.preventDefault();
      search.dataset["typed"] = typed + key;
    } else if (keys.test(key) && readStored(keysStorageName) !== keysOff) {
      if (key === "/") {
        event.preventDefault();
        search.dataset["typed"] = "";
        search.click();
      } else dispatchEvent(new CustomEvent("shortcut", { detail: key }));
    }
  });
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input,textarea,select,[contenteditable]") !== null;
