/** The id of the footer's text that shows while a page waits for the network. */
export const waitingTextId = "waiting";

/** Why a page waits: there is no network, or the site does not answer. */
export function findWaitingText(): string {
  const template = document.querySelector<HTMLTemplateElement>(`#${waitingTextId}`);
  return (navigator.onLine ? template?.dataset["unanswered"] : template?.content.textContent) ?? "";
}
