/**
 * Remix's script that scrolls to where a page was asks the session's storage without regard to a browser that refuses it, and fails. It finds
 * an empty one instead; what would be stored there is refused as before.
 */
export function emptyRefusedStorage(): void {
  try {
    void sessionStorage.length;
  } catch {
    // To set something there is refused still, as a method that it has not.
    Object.defineProperty(window, "sessionStorage", { value: { getItem: () => null, removeItem() {} } });
  }
}
