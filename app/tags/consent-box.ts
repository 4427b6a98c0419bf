import type { Purpose } from "../../variants/tags.ts";

/** Receives the purposes that the visitor agreed to: none for a refusal. */
type OnAnswer = (purposes: readonly Purpose[]) => void;

export type ConsentBox = {
  /** @param granted the purposes agreed to so far; null without an answer yet */
  readonly open: (granted: readonly Purpose[] | null, opener: HTMLElement | null) => void;
  readonly close: () => void;
};

/**
 * The question in the document (`tags-parts.server.tsx`). It waits at the page's edge and takes no focus by itself. When a visitor
 * opens it again from the footer, it takes the focus, and Escape leads back without an answer.
 */
export function createConsentBox(box: HTMLElement, onAnswer: OnAnswer): ConsentBox {
  let opener: HTMLElement | null = null;
  const boxes = [...box.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const close = () => {
    box.hidden = true;
    opener?.focus();
    opener = null;
  };
  box.addEventListener("click", ({ target }) => {
    const answer = target instanceof HTMLElement ? target.dataset["answer"] : undefined;
    if (answer === undefined) return;
    const chosen = boxes.filter(({ checked }) => answer === "accept" || (answer === "save" && checked));
    close();
    onAnswer(purposesIn(chosen));
  });
  box.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && opener !== null) close();
  });
  // The notice of prices rises by it.
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty("--asked", `${box.offsetHeight}px`)).observe(box);
  return {
    open(granted, from) {
      opener = from;
      for (const each of boxes) each.checked = granted?.includes(each.name as Purpose) ?? false;
      box.hidden = false;
      if (from !== null) box.focus();
    },
    close,
  };
}

/** The names of the boxes are the server's own. */
const purposesIn = (chosen: readonly HTMLInputElement[]) => chosen.map(({ name }) => name as Purpose);
