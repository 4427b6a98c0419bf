import { betslipModes } from "../../../../../shared/betting/betslip-mode.ts";
import { encodeEvent } from "../../../../../shared/wire/event-row.ts";
import type { EventFields } from "../../../../../shared/wire/event-fields.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { sideNationsOf } from "../../ledger/event-row/side-nations.ts";
import { toEventFields } from "../../ledger/event-row/to-event-fields.ts";
import { stateIn } from "../in-language.ts";
import { oldestFirst } from "./list-order.ts";
import { toRoundText } from "./round-text.ts";

/** All inputs of a list's row besides its event's own state. */
export type RowSetting = {
  readonly lang: Language;
  /** The country of the event's league. */
  readonly countryKey: League["countryKey"];
  readonly isBetless: boolean;
};

/** The rows of a league's events, field by field. */
export function toRowFields({ lang, countryKey, isBetless }: RowSetting): (state: EventState) => EventFields {
  const toNations = sideNationsOf({ countryKey }, lang);
  const betslip = isBetless ? betslipModes.off : null;
  return (state) =>
    toEventFields(stateIn(state, lang), toRoundText(state.schedule.round, lang), toNations(state.schedule), betslip);
}

type Kept = { readonly states: readonly EventState[]; readonly text: string };

/** Cached by the first of the states, then by setting. A stored state remains the same object. */
const texts = new WeakMap<EventState, Map<string, Kept>>();

/**
 * The encoded rows of a league's events, in their order. When a list is rebuilt, this encodes only the leagues with a changed
 * state again.
 */
export function toRowsText(states: readonly EventState[], setting: RowSetting): string {
  const [first] = states;
  if (first === undefined) return "";
  const ofFirst = texts.get(first) ?? new Map<string, Kept>();
  const key = `${setting.lang} ${setting.countryKey} ${setting.isBetless}`;
  const known = ofFirst.get(key);
  if (known !== undefined && sameOrder(known.states, states)) return known.text;
  const toFields = toRowFields(setting);
  const sorted = states.toSorted(oldestFirst(setting.lang));
  const text = sorted.map((state) => encodeEvent(toFields(state))).join("");
  texts.set(first, ofFirst.set(key, { states, text }));
  return text;
}

const sameOrder = (left: readonly EventState[], right: readonly EventState[]): boolean =>
  left.length === right.length && left.every((state, index) => state === right[index]);
