import { labelOf } from "../../../texts/label-of.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import type { MatchDetails } from "../../../ledger/match-details.ts";
import { countryOf, isNation } from "../../../../../../shared/places/countries.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { Channel } from "../../../../../../shared/timeline/incident.ts";
import { holePars } from "../../../../../../shared/timeline/course-facts.ts";
import { sportIds } from "../../../../../../shared/sports/sport-ids.ts";

type InformationPair = { readonly name: string; readonly value: string };

/** The value of `RTY` in every recorded body; other sports have no such cell. */
const refereeTypes: ReadonlyMap<number, string> = new Map([
  [sportIds.soccer, "23"],
  [sportIds.tennis, "29"],
]);

/**
 * Referee, ground and crowd, by the names that clients of the format know. They know one referee: others, and further
 * information, are under our own name `TIF`.
 */
function toPairs({ information, state }: MatchDetails, lang: Language): readonly InformationPair[] {
  const { referees = [], venue, town, attendance, capacity, facts = {} } = information;
  const [referee, ...assistants] = referees;
  // "World" is not a nation.
  const countryKey = referee?.countryKey !== undefined && isNation(referee.countryKey) ? referee.countryKey : undefined;
  const pairs: [name: string, value: string | undefined][] = [
    ["REF", referee?.name],
    ["RCO", countryKey === undefined ? undefined : String(countryOf(countryKey, lang).id)],
    ["RTY", referee === undefined ? undefined : refereeTypes.get(state.schedule.sportId)],
    ["RCC", countryKey === undefined ? undefined : countryMark(countryKey)],
    ["VEN", venue],
    ["TWN", town],
    ["ATT", attendance === undefined ? undefined : spaced(attendance)],
    ["CAP", capacity === undefined ? undefined : spaced(capacity)],
    ...assistants.map(({ name, role }): [string, string] => ["TIF", role === undefined ? name : `${role}: ${name}`]),
    ...Object.entries(facts)
      .filter(([name]) => name !== holePars)
      .map(([name, text]): [string, string] => ["TIF", toFactText(name, text, lang)]),
  ];
  return pairs.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [{ name, value }]));
}

/** "Surface: Hard"; a name or a surface that the texts lack stays unchanged. */
function toFactText(name: string, text: string, lang: Language): string {
  const { conditions, surfaces } = textsIn(lang).labels;
  return `${labelOf(conditions, name)}: ${name === "surface" ? labelOf(surfaces, text) : text}`;
}

/** "Slo", "Egy", "Swe": the English name's first letters, in every language. */
const countryMark = (countryKey: string) => countryOf(countryKey, "en").name.slice(0, 3);

/** "15 327" */
const spaced = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, " ");

/**
 * The last rows of a match's summary: the known facts about referee and ground with the channels in the same row, and the
 * channels once more in a row of their own.
 */
export function toInformationRows(details: MatchDetails, lang: Language) {
  const channels = (details.state.channels ?? []).filter(({ isHighlights }) => isHighlights !== true);
  const text = stationsOf(channels);
  const shown = text === "" ? {} : { channels: text };
  const pairs = toPairs(details, lang);
  const [first, ...others] = pairs;
  const last = others.at(-1);
  return [
    ...(first !== undefined && last === undefined
      ? [{ kind: "information" as const, fields: { ...first, ...shown }, groups: [] }]
      : []),
    ...(first !== undefined && last !== undefined
      ? [{ kind: "information" as const, fields: first, groups: [...others.slice(0, -1), { ...last, ...shown }] }]
      : []),
    ...(first === undefined && text !== "" ? [{ kind: "channels" as const, fields: shown }] : []),
    ...toChannelList(channels, text),
  ];
}

/** A station by name, a bookmaker's stream by id. */
const toPlaced = ({ type, id, name, countryKeys }: Channel) => ({
  ...(type === 2 ? { BI: id } : { BN: name }),
  TCC: countryKeys,
});

/** Stations by name, and bookmakers' streams by id: the proxy names those that a place may see. */
function toChannelList(channels: readonly Channel[], stations: string) {
  const ids = channels.filter(({ type }) => type === 2).map(({ id }) => String(id));
  if (channels.length === 0) return [];
  const bookmakers = ids.length === 0 ? {} : { bookmakers: ids.join("|") };
  const places = channels.some(({ countryKeys }) => countryKeys.length > 0)
    ? { places: JSON.stringify(channels.map(toPlaced)) }
    : {};
  return [{ kind: "channelList" as const, fields: { stations, ...bookmakers, ...places } }];
}

const stationsOf = (channels: readonly Channel[]) =>
  channels
    .filter(({ type }) => type !== 2)
    .map(({ name }) => name)
    .join(", ");
