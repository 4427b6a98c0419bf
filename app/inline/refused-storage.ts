/**
 * Remix's script that scrolls to where a page was asks the session's storage without regard to a browser that refuses it, and fails. It finds
 * an empty one instead; what would be stored there is refused as before.
 */
export function emptyRefusedStorage(): void {
  try {
    void sessionStorage.length;
  } catch (refusal) {
    const refuse = () => {
      throw refusal;
    };
    Object.defineProperty(window, "sessionStorage", {
      value: { getItem: () => null, setItem: refuse, removeItem() {} },
    });
  }
}
