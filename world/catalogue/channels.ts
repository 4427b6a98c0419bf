import type { Channel } from "../../shared/timeline/incident.ts";

/** Television of the built-in world: invented channels, by where they can be seen. */
type Row = readonly [countryKeys: string, names: string];

const rows: readonly Row[] = [
  ["FR MC", "Tribune Sport 1,Tribune Sport 2,Virage TV,Coup Franc"],
  ["BE LU", "Tribune Belgique,Plat Pays Sport"],
  ["CH", "Alpes Sport"],
  ["ENG SCO WAL NIR GB IE", "Terrace Sports,Touchline TV,Far Post"],
  ["ES AD", "Grada TV,Córner Plus"],
  ["IT", "Curva Sport,Calcio d'Angolo"],
  ["DE AT", "Kurve TV,Anstoß Plus"],
  ["PT", "Bancada TV"],
  ["NL", "Tribune Nederland"],
  ["US CA", "Bleacher Network,Kickoff+"],
  ["BR", "Arquibancada"],
  ["AR", "Platea TV"],
  ["MX", "Grada Norte"],
  ["MA DZ TN EG SA AE QA", "Mudarraj Sport"],
  ["JP", "Stand TV"],
  ["SE NO DK FI", "Nordic Stand"],
];

type WorldChannel = { readonly id: number; readonly name: string; readonly countryKeys: readonly string[] };

const channels: readonly WorldChannel[] = rows
  .flatMap(([keys, names]) => names.split(",").map((name) => ({ name, countryKeys: keys.split(" ") })))
  .map((channel, index) => ({ id: 9001 + index, ...channel }));

const worldFeed: WorldChannel = { id: 9000, name: "Tribune Live", countryKeys: [] };

/** The channels that can be seen in a country; the world's own channel where it has none. */
export function channelsOf(countryKey: string): readonly WorldChannel[] {
  const own = channels.filter(({ countryKeys }) => countryKeys.includes(countryKey));
  return own.length === 0 ? [worldFeed] : own;
}

/** Providers of highlights on the web: everywhere, or in some countries. */
const highlightProviders: readonly Channel[] = [
  { type: 3, id: 9100, name: "Tribune Replay", countryKeys: [], isHighlights: true },
  { type: 3, id: 9101, name: "Résumé+", countryKeys: ["FR", "MC", "BE", "LU", "CH"], isHighlights: true },
];

/** The providers of highlights for a competition of a country. */
export const highlightsOf = (countryKey: string): readonly Channel[] =>
  highlightProviders.filter(({ countryKeys }) => countryKeys.length === 0 || countryKeys.includes(countryKey));
