import { load } from "#texts/match/eventWords.js";
import type { MatchTexts } from "./match-texts.ts";
import { defineTexts } from "./texts.ts";

type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T;

/** Sentences of a match's page, reworded for bouts and races. */
export type EventWords = { readonly [kind in "bout" | "race"]: Part<MatchTexts> };

/** The texts about a bout or a race on the page of a match. */
/** The texts about a bout or a race on the page of a match. */
export const eventWords = defineTexts((lang): Promise<EventWords> => load[lang]());
