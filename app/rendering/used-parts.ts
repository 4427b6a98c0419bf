import { createElement, type ComponentType } from "react";
import type { Language } from "../../shared/texts/languages.ts";
import { restoreLatePart } from "../features/rewritten/as-written.ts";
import { loadTexts } from "../i18n/texts.ts";
import type { LateParts } from "./late-parts.ts";

/** After a failure, such as a network that is gone. */
const retryMs = 2_000;

let begin = () => {};
/** Resolves when a visitor first uses the page that the server has written, or when it is about to move. */
const used = new Promise<void>((resolve) => {
  begin = resolve;
});
const shown: { readonly marker: string; readonly prepare: () => Promise<void> }[] = [];

/** Whether the document has been taken over: a route that comes after that comes with a navigation. */
const isTakenOver = () => "__remixRouter" in globalThis;

/**
 * Parts of a document that stay as the server wrote them, and whose code is not loaded, until `beginUse`. Who calls `read` before
 * that must stand inside a `Late`.
 *
 * @param marker selects something in the markup of the pages that have them
 */
export function defineUsedParts<T>(marker: string, load: () => Promise<T>): LateParts<T> {
  let parts: T | null = null;
  // Each caller asks for itself: on the server no request may wait for the promise of another.
  const prepare = async () => {
    parts ??= await load();
    // The module may have brought texts of its own. A server has loaded all of them.
    if (import.meta.env.SSR) return;
    await loadTexts(document.documentElement.lang as Language);
    restoreLatePart();
  };
  shown.push({ marker, prepare });
  if (isTakenOver()) {
    begin();
    prepare().catch(() => {});
  }
  const read = () => {
    // React's own way to wait; it asks again whatever the end.
    if (parts === null) throw used.then(prepare).catch(() => new Promise((resolve) => setTimeout(resolve, retryMs)));
    return parts;
  };
  return { read, prepare };
}

/** The same of one component, which stands for it. */
export function defineUsedComponent<P extends object>(
  marker: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const part = defineUsedParts(marker, load);
  return (props) => createElement(part.read(), props);
}

/** Whether the document has such parts. */
export const hasUsedParts = (page: Pick<Document, "querySelector">): boolean =>
  shown.some(({ marker }) => page.querySelector(marker) !== null);

/** Loads what the document shows, all at once. What cannot be loaded is asked for again by who reads it. */
export function beginUse(page: Pick<Document, "querySelector"> = document): void {
  for (const { marker, prepare } of shown) if (page.querySelector(marker) !== null) prepare().catch(() => {});
  begin();
}

/** For the server, which renders at once. */
export async function prepareUsedParts(): Promise<void> {
  await Promise.all(shown.map(({ prepare }) => prepare()));
}
