/**
 * Reloads a copy that the service worker answered with, once the network is back. A reload would cancel the opening of another page and
 * lose the visitor's tap, so it does not happen during one.
 */
export function reloadCopyWhenOnline({ dataset }: HTMLElement): void {
  if (dataset["keptAt"] === undefined) return;
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true));
  addEventListener("online", () => {
    if (!isLeaving && document.querySelector(".page[aria-busy=true]") === null) location.reload();
  });
}
