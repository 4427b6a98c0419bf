import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { bettingFacts, type Facts } from "../../../../../shared/timeline/facts.ts";
import type { Channel } from "../../../../../shared/timeline/incident.ts";

/**
 * The broadcast cell (`AL`): stations by kind, as JSON. "1" are TV stations, "2" bookmakers' streams, "3" web channels,
 * "HP" providers of highlights (C3.09). `TCC`, our own, lists the countries that can see a station; without it, all can. Null without channels.
 */
export function toBroadcast(channels: readonly Channel[]): string | null {
  if (channels.length === 0) return null;
  const kinds: Record<string, unknown[]> = {};
  for (const channel of channels) (kinds[kindOf(channel)] ??= []).push(toStation(channel));
  return JSON.stringify(kinds);
}

const bookmakerStream = 2;

const kindOf = ({ type, isHighlights }: Channel): string => (isHighlights === true ? "HP" : String(type));

function toStation({ type, id, name, url = "", countryKeys, isHighlights }: Channel) {
  const station =
    type === bookmakerStream ? { BU: url, IU: "", BN: name, BI: id, BT: "" } : { TVI: id, BU: url, BN: name, BAF: "" };
  const own = isHighlights === true ? { HPI: id, HPN: name, HPR: url } : station;
  return countryKeys.length === 0 ? own : { ...own, TCC: countryKeys };
}

/**
 * Removes bookmakers' streams, notices that name bookmakers and bets, channels of some countries, and betting facts. They are sent only
 * if the visitor's place is known, and never on a subject that all places join.
 */
export function forEveryPlace(state: EventState): EventState {
  const { notice: _text, noticeIsBetting, ...unnoticed } = state;
  if (noticeIsBetting) return forEveryPlace(unnoticed);
  const { channels, facts } = state;
  const saysBets = facts !== undefined && bettingFacts.some((name) => facts[name] !== undefined);
  if (channels === undefined && !saysBets) return state;
  const seen = channels?.filter(({ type, countryKeys }) => type !== bookmakerStream && countryKeys.length === 0);
  return { ...state, ...(seen !== undefined && { channels: seen }), ...(saysBets && { facts: withoutBets(facts) }) };
}

function withoutBets(facts: Facts): Facts {
  const others = { ...facts };
  for (const name of bettingFacts) delete others[name];
  return others;
}
