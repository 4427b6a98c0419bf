import { keysOff, keysStorageName } from "../features/keyboard/keys-storage.ts";
import { closestTo } from "./closest-to.ts";
import { readStored } from "../storage/read-stored.ts";

const keys = /^[/jkf?]$/;
const fields = "input,textarea,select,[contenteditable]";

/**
 * "/" clicks the search link, which opens its window once the page is hydrated and its page before. Letters typed until the window is
 * there wait at the link. The other keys are passed to the hydrated page as the event "shortcut". All of them are ignored in a field,
 * while a window is open, and when the visitor has switched them off.
 */
export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    const { key } = event;
    const search = document.querySelector<HTMLElement>("[data-window]");
    if (
      search === null ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      closestTo(event, fields) ||
      document.querySelector(".dialog")
    )
      return;
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
