/** The id of the footer's text that shows while a page waits for the network. */
export const waitingTextId = "waiting";

const findTemplate = () => document.querySelector<HTMLTemplateElement>(`#${waitingTextId}`);

/** Why a page waits: there is no network, or the site does not answer. */
export function findWaitingText(): string {
  const template = findTemplate();
  return (navigator.onLine ? template?.dataset["unanswered"] : template?.content.textContent) ?? "";
}

/** The word of the button that asks again. */
export const findRetryText = (): string => findTemplate()?.dataset["retry"] ?? "";
