import { isCountryKey } from "../../../shared/places/countries.ts";
import { toSlug } from "../../../shared/addresses/slug.ts";
import type { Person } from "./person.ts";
import type { WyscoutPlayer, WyscoutTeam } from "./schema.ts";

/** Official names of clubs → as the files of leagues have them, where nothing simpler leads there. */
const clubNames: Readonly<Record<string, string>> = {
  "Espérance Sportive Troyes Aube Champagne": "ESTAC Troyes",
  "Lille OSC Métropole": "Lille OSC",
  "O.G.C. Nice Côte d'Azur": "OGC Nice",
  "Stade Rennais FC": "Stade Rennais FC 1901",
  "Stade Malherbe Caen": "SM Caen",
  "En Avant Guingamp": "EA Guingamp",
  "Borussia VfL Mönchengladbach": "Borussia Mönchengladbach",
  "TSV Bayer 04 Leverkusen": "Bayer 04 Leverkusen",
  "BV Borussia 09 Dortmund": "Borussia Dortmund",
  "Rasen Ballsport Leipzig": "RB Leipzig",
  "VfB Stuttgart 1893": "VfB Stuttgart",
  "Atalanta Bergamasca Calcio": "Atalanta BC",
  "Società Polisportiva Ars et Labor 2013": "SPAL",
  "Real Club Celta de Vigo": "RC Celta de Vigo",
  "Athletic Club Bilbao": "Athletic Club",
  "Real Club Deportivo de La Coruña": "RC Deportivo La Coruña",
  "Reial Club Deportiu Espanyol": "RCD Espanyol de Barcelona",
};

/** Clubs by the name from which our table of names starts; national teams by their own. */
export function toTeamName({ type, name, officialName }: WyscoutTeam): string {
  if (type !== "club") return name;
  const known = Object.hasOwn(clubNames, officialName) ? clubNames[officialName] : undefined;
  return known ?? officialName.replace(/ Club de Fútbol$/, " CF");
}

const roles: Readonly<Record<string, Pick<Person, "role" | "line">>> = {
  GK: { role: "goalkeeper", line: 0 },
  DF: { role: "defender", line: 1 },
  MD: { role: "midfielder", line: 2 },
  FW: { role: "forward", line: 3 },
};

export function toPerson(player: WyscoutPlayer): Person {
  const code = player.passportArea?.alpha2code ?? "";
  return {
    name: toCommonName(player),
    ...(isCountryKey(code) ? { countryKey: code } : {}),
    ...roles[player.role?.code2 ?? ""],
  };
}

/** "E. Cavani" of Edinson Roberto Cavani Gómez → Edinson Cavani; a name without an initial is one that everybody uses. */
function toCommonName({ firstName, shortName }: WyscoutPlayer): string {
  const [, initial, surname] = /^(\p{L})\. (.+)$/u.exec(shortName) ?? [];
  const [given = ""] = firstName.split(" ");
  const isHis = initial !== undefined && toSlug(given).startsWith(toSlug(initial));
  return isHis && surname !== undefined ? `${given} ${surname}` : shortName;
}
