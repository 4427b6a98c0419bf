import { useEvent } from "../../live/hooks.tsx";
import { isResultHidden } from "../match-row/result.ts";
import { usePage } from "../page/page-context.tsx";

/**
 * Whether a game's result is hidden from its visitor; only a hidden game has no status. The server knows as much as the browser, so that
 * what shows the result is in the document, and a tap on it before the page is alive is kept.
 */
export function useIsVeiled(eventId: string): boolean {
  const { hiddenIds } = usePage();
  const event = useEvent(eventId);
  return hiddenIds !== null && event !== null && isResultHidden(event);
}
