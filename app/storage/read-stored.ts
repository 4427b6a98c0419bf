/** The text that this browser has stored under a name; null if there is none or if the browser stores nothing. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
