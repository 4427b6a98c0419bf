/** As the device says, or less than that. */
export const motions = ["system", "less"] as const;
export type Motion = (typeof motions)[number];

/** Holds "less", or is not there. */
export const motionKey = "tribune_motion";
const less: Motion = "less";

/** Runs before anything is painted. Sheets know the choice by the attribute. */
export const motionScript = `try{if(localStorage.getItem("${motionKey}")==="${less}")document.documentElement.dataset.motion="${less}"}catch(e){}`;

export const readMotion = (): Motion => (document.documentElement.dataset["motion"] === less ? less : "system");

const listeners = new Set<() => void>();

/** Where the browser stores nothing, the choice lasts as long as the page. */
export function chooseMotion(motion: Motion): void {
  paint(motion);
  try {
    if (motion === less) localStorage.setItem(motionKey, less);
    else localStorage.removeItem(motionKey);
  } catch {
    // It is painted all the same.
  }
}

function paint(motion: Motion): void {
  if (motion === less) document.documentElement.dataset["motion"] = less;
  else delete document.documentElement.dataset["motion"];
  for (const listener of listeners) listener();
}

/** Another tab has chosen. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === motionKey || key === null) paint(newValue === less ? less : "system");
}

/** Calls the listener after a choice, in this tab or another. */
export function subscribeMotion(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}
