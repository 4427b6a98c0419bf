import type { FormEvent } from "react";
import { showToast } from "../../ui/toast.tsx";

/**
 * A form that the server has to know of leads away from the page, and without a network to none. It is not sent then: the page stays, and a
 * message says why.
 */
export function stayWithoutNetwork(event: FormEvent, needsNetwork: string): void {
  if (navigator.onLine) return;
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) event.target.reset();
  showToast(needsNetwork);
}
