import { parseJson } from "../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../shared/basics/record.ts";
import { createChoice, isChoiceKept } from "../../storage/choice.ts";
import { trueNowSeconds } from "../../time/true-time.ts";
import { isSame, parseHiddenThings, type HiddenThing } from "./hidden-things.ts";
import { formatVeil, longestDelaySeconds, type VeilRequest } from "./veil-cookie.ts";
import { veilCookie } from "./veil-mode.ts";

/** How far behind the site one match is shown, and when its visitor said so, in unix seconds. */
export type MatchDelay = { readonly seconds: number; readonly sinceSeconds: number };

/** This device's choice: how late everything is, single matches apart, whether all results are hidden, and the things whose results are. */
export type VeilChoice = {
  readonly delaySeconds: number;
  /** By event id. A match of 0 seconds is on time although all others are late. */
  readonly matches: Readonly<Record<string, MatchDelay>>;
  readonly isHidden: boolean;
  readonly things: readonly HiddenThing[];
};

export const veilChoiceName = "fsdc_veil";
const yearSeconds = 365 * 86_400;
/** The delay of a match is forgotten so long after it was set: no match of one day is longer. */
const matchDelayLifeSeconds = 12 * 3600;
/** A visitor watches few matches at once; the delays that were set longest ago go first. */
const mostMatchDelays = 20;

export function parseVeilChoice(text: string | null): VeilChoice {
  const { delaySeconds, matches, isHidden, things } = fieldsOf(parseJson(text ?? ""));
  return {
    delaySeconds: parseDelay(delaySeconds),
    matches: parseMatches(fieldsOf(matches)),
    isHidden: isHidden === true,
    things: parseHiddenThings(things),
  };
}

const parseDelay = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) ? Math.max(0, Math.min(longestDelaySeconds, value)) : 0;

const parseMatches = (matches: Readonly<Record<string, unknown>>): VeilChoice["matches"] =>
  Object.fromEntries(
    Object.entries(matches).flatMap(([id, value]) => {
      const { seconds, sinceSeconds } = fieldsOf(value);
      const isSound = /^[A-Za-z0-9]{8,16}$/.test(id) && typeof sinceSeconds === "number";
      return isSound ? [[id, { seconds: parseDelay(seconds), sinceSeconds }]] : [];
    }),
  );

/** How late a match is shown. */
export const delayOfMatch = ({ delaySeconds, matches }: VeilChoice, eventId: string): number =>
  matches[eventId]?.seconds ?? delaySeconds;

/** How late the latest of all is: documents are made so late, and what may be seen earlier follows in the browser. */
export const longestDelayOf = ({ delaySeconds, matches }: VeilChoice): number =>
  Math.max(delaySeconds, ...Object.values(matches).map(({ seconds }) => seconds));

/** Sets how late a match is shown; as late as all others where `seconds` is null. */
export function withMatchDelay(
  choice: VeilChoice,
  eventId: string,
  seconds: number | null,
  nowSeconds: number,
): VeilChoice {
  const { [eventId]: _, ...others } = choice.matches;
  const matches = seconds === null ? others : { ...others, [eventId]: { seconds, sinceSeconds: nowSeconds } };
  return { ...choice, matches: withoutOld(matches, nowSeconds) };
}

/** The latest delays of matches that may still be played. */
const withoutOld = (matches: VeilChoice["matches"], nowSeconds: number): VeilChoice["matches"] =>
  Object.fromEntries(
    Object.entries(matches)
      .filter(([, { sinceSeconds }]) => nowSeconds - sinceSeconds < matchDelayLifeSeconds)
      .toSorted(([, one], [, other]) => one.sinceSeconds - other.sinceSeconds)
      .slice(-mostMatchDelays),
  );

/** The choice as the cookie's text, which the server needs for a document; null if the visitor wants to see everything. */
export function toVeilText(choice: VeilChoice): string | null {
  const { isHidden, things } = choice;
  const delaySeconds = longestDelayOf(choice);
  const mode: VeilRequest["mode"] = isHidden ? "hidden" : delaySeconds > 0 ? "late" : null;
  return mode === null && things.length === 0 ? null : formatVeil({ mode, delaySeconds, things });
}

/** Hides the thing, or shows it again if it is hidden. */
export const withThing = (choice: VeilChoice, thing: HiddenThing): VeilChoice => ({
  ...choice,
  things: choice.things.some((other) => isSame(other, thing))
    ? choice.things.filter((other) => !isSame(other, thing))
    : [...choice.things, thing],
});

export const veilChoice = createChoice<VeilChoice>(veilChoiceName, parseVeilChoice(null), {
  parse: parseVeilChoice,
  format: (choice) => JSON.stringify(choice),
});

/** Returns false if the browser stores nothing; then nothing has changed. */
export function storeVeilChoice(next: VeilChoice): boolean {
  const before = veilChoice.get();
  const choice = { ...next, matches: withoutOld(next.matches, trueNowSeconds()) };
  veilChoice.set(choice);
  if (!isChoiceKept(veilChoiceName)) {
    veilChoice.set(before);
    return false;
  }
  const text = toVeilText(choice);
  const age = text === null ? 0 : yearSeconds;
  document.cookie = `${veilCookie}=${text ?? ""}; path=/; max-age=${age}; samesite=lax`;
  return true;
}
