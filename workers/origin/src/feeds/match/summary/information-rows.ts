import { countryOf } from "../../../../../../shared/geo/countries.ts";
import type { Language } from "../../../../../../shared/texts/languages.ts";
import type { Channel, Information } from "../../../../../../shared/timeline/incident.ts";
import { textsIn } from "../../../texts/texts-in.ts";

type InformationPair = { readonly name: string; readonly value: string };

/** Referees, ground and crowd, by the names that readers of the format know; other facts under our own name `TIF`. */
export function toInformation(information: Information, lang: Language): readonly InformationPair[] {
  const { referees = [], venue, town, attendance, capacity, facts = {} } = information;
  const pairs: [name: string, value: string | undefined][] = referees.flatMap(({ name, countryKey, role }) => {
    const country = countryKey === undefined ? undefined : countryOf(countryKey, lang);
    return [
      ["REF", name],
      ["RCO", country === undefined ? undefined : String(country.id)],
      ["RTY", role],
      ["RCC", countryKey],
    ] satisfies [string, string | undefined][];
  });
  pairs.push(
    ["VEN", venue],
    ["TWN", town],
    ["ATT", attendance === undefined ? undefined : spaced(attendance)],
    ["CAP", capacity === undefined ? undefined : spaced(capacity)],
    ...Object.entries(facts).map(([name, text]): [string, string] => ["TIF", `${name}: ${text}`]),
  );
  return pairs.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [{ name, value }]));
}

/** "15 327" */
const spaced = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, " ");

/** The rows of who shows it: stations by name, bookmakers' streams by id, which the proxy filters by place. */
export function toChannelRows(channels: readonly Channel[], lang: Language) {
  if (channels.length === 0) return [];
  const stations = channels.filter(({ type }) => type !== 2).map(({ name }) => name);
  const bookmakers = channels.filter(({ type }) => type === 2).map(({ id }) => String(id));
  const text = stations.length === 0 ? [] : [`${textsIn(lang).labels.titles.television}: ${stations.join(", ")}`];
  return [
    {
      kind: "channels" as const,
      fields: {
        stations: stations.join(", "),
        ...(bookmakers.length === 0 ? {} : { bookmakers: bookmakers.join("|") }),
      },
    },
    ...text.map((line) => ({ kind: "channelsText" as const, fields: { text: line } })),
  ];
}
