import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the server wrote the markup of this component; what came with a navigation was drawn by the browser. */
export function useWasWritten(): boolean {
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasWritten] = useState(isWritten);
  return wasWritten;
}
