/** What both halves know of each other, which are loaded apart: a mark of the document, and an event when it changes. */
const mark = "awake";

/** The tab goes on while it is hidden, until the answer is called: it is heard. */
export function keepAwake(): () => void {
  document.documentElement.dataset[mark] = "";
  dispatchEvent(new Event(mark));
  return () => {
    delete document.documentElement.dataset[mark];
    dispatchEvent(new Event(mark));
  };
}
