import { useEffect, useRef, useState } from "react";
import { ask } from "./ask.ts";
import { readResults, type Found } from "./read-found.ts";
import { markTyped } from "./mark-typed.ts";

const keptAnswers = 50;
export const mostResults = 24;

export type SearchState =
  | { readonly kind: "empty" }
  | { readonly kind: "found"; readonly query: string; readonly results: readonly Found[] }
  /** The results are those among the names that are here. */
  | { readonly kind: "failed"; readonly query: string; readonly results: readonly Found[] };

export const toSearchPath = (query: string, lang: string): string =>
  `/api/v2/search/?q=${encodeURIComponent(query)}&lang=${lang}&limit=${mostResults}`;

/** The shortest time between two requests, so that a fast typist does not cause one per letter. */
const pauseMs = 60;

/** The delay before a text is requested. After a pause it is 0, so that a key press is answered at once. */
export const askDelayMs = (nowMs: number, lastAskedMs: number): number => Math.max(0, lastAskedMs + pauseMs - nowMs);

const lettersIn = (text: string): number => [...text.normalize("NFC").replace(/\s/g, "")].length;

/** The number of results that fills the dialog. */
const mostShown = 12;

/** Whether a name has a word for every typed one. */
export const namesAllTyped = (name: string, query: string): boolean =>
  markTyped(name, query).reduce((sum, { text, isTyped }) => sum + (isTyped ? lettersIn(text) : 0), 0) ===
  lettersIn(query);

/** Returns known results that match every typed word, each once, to show on each keystroke until the response arrives. */
export function narrowFound(known: readonly Found[], query: string): readonly Found[] {
  const found = new Map<string, Found>();
  for (const each of known) {
    if (found.size === mostShown) break;
    if (!found.has(each.path) && namesAllTyped(each.name, query)) found.set(each.path, each);
  }
  return [...found.values()];
}

/**
 * Searches for the last text only: a new text cancels the previous request. While an answer loads, it shows the previous results
 * that contain the text, or all of them if none does. A failed search has the names that are here, and is repeated when the network is back.
 *
 * @param popular the names that are known before the first request
 */
export function useAnswers(
  text: string,
  lang: string,
  first: SearchState,
  popular: readonly Found[],
): [SearchState, retry: () => void, isAsking: boolean] {
  const [answers, setAnswers] = useState<ReadonlyMap<string, readonly Found[]>>(
    () => new Map(first.kind === "found" ? [[first.query, first.results]] : []),
  );
  const [last, setLast] = useState(first);
  const [failed, setFailed] = useState(first.kind === "failed" ? first.query : null);
  const query = text.trim();
  const known = answers.get(query);
  const lastAskedMs = useRef(-Infinity);
  const isWanted = query !== "" && known === undefined && failed !== query;

  useEffect(() => {
    if (!isWanted) return;
    const aborting = new AbortController();
    const timer = setTimeout(
      () => {
        lastAskedMs.current = performance.now();
        ask(toSearchPath(query, lang), aborting.signal).then(
          (answer) => {
            const results = readResults(answer);
            setAnswers((before) => new Map([...before, [query, results] as const].slice(-keptAnswers)));
            setLast({ kind: "found", query, results });
          },
          () => {
            if (!aborting.signal.aborted) setFailed(query);
          },
        );
      },
      askDelayMs(performance.now(), lastAskedMs.current),
    );
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [query, lang, isWanted]);

  const retry = () => setFailed(null);
  const hasFailed = failed !== null && failed === query;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => setFailed(null);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [hasFailed]);
  if (query === "") return [{ kind: "empty" }, retry, false];
  if (known !== undefined) return [{ kind: "found", query, results: known }, retry, false];
  const narrowed = narrowFound(last.kind === "found" ? [...last.results, ...popular] : popular, query);
  if (failed === query) return [{ kind: "failed", query, results: narrowed }, retry, false];
  return [narrowed.length === 0 ? last : { kind: "found", query, results: narrowed }, retry, true];
}
