import { stableId } from "../sports/stable-id.ts";
import { isCountryKey } from "../places/countries.ts";
import { sideName } from "../places/side-country.ts";
import { toSlug } from "../addresses/slug.ts";
import { languages } from "../texts/languages.ts";
import type { Names } from "../texts/names.ts";
import type { Participant } from "../timeline/schedule.ts";

/** Country keys, each with the names that sources write. Spelt out, so that no id depends on a runtime's own names. */
const keysAndNames = `
  AD Andorra, AE United Arab Emirates, AF Afghanistan, AG Antigua and Barbuda, AI Anguilla, AL Albania,
  AM Armenia, CW Curaçao / Netherlands Antilles, AO Angola, AR Argentina, AS American Samoa, AT Austria / Österreich, AU Australia, AW Aruba,
  AX Åland Islands, AZ Azerbaijan, BA Bosnia and Herzegovina / Bosnia & Herzegovina / Bosnia-Herzegovina, BB Barbados, BD Bangladesh,
  BE Belgium, BF Burkina Faso / Upper Volta, BG Bulgaria, BH Bahrain, BI Burundi, BJ Benin / Dahomey, BL Saint Barthélemy, BM Bermuda,
  BN Brunei, BO Bolivia, BR Brazil / Brasil, BS Bahamas, BT Bhutan, BW Botswana, BY Belarus, BZ Belize, CA Canada,
  CD DR Congo / Congo DR / Zaire, CF Central African Republic, CG Congo, CH Switzerland / Schweiz,
  CI Ivory Coast / Côte d'Ivoire / Cote d'Ivoire, CK Cook Islands, CL Chile, CM Cameroon, CN China / China PR, CO Colombia,
  CQ Sark, CR Costa Rica, RS Serbia / Serbia and Montenegro / Serbia & Montenegro / FR Yugoslavia, CU Cuba, CV Cape Verde / Cabo Verde, CY Cyprus, CZ Czech Republic / Czechia,
  DE Germany / West Germany / FR Germany / Deutschland, DJ Djibouti, DK Denmark, DM Dominica, DO Dominican Republic, DZ Algeria, EC Ecuador, EE Estonia,
  EG Egypt / United Arab Republic, EH Western Sahara, ENG England, ER Eritrea, ES Spain / España, ET Ethiopia, FI Finland, FJ Fiji,
  FK Falkland Islands, FM Micronesia, FO Faroe Islands, FR France, GA Gabon, GD Grenada, GE Georgia,
  GF French Guiana, GG Guernsey, GH Ghana, GI Gibraltar, GL Greenland, GM Gambia, GN Guinea, GP Guadeloupe,
  GQ Equatorial Guinea, GR Greece, GT Guatemala, GU Guam, GW Guinea-Bissau, GY Guyana, HK Hong Kong, HN Honduras,
  HR Croatia, HT Haiti, HU Hungary, IC Canary Islands, ID Indonesia / Dutch East Indies, IE Republic of Ireland / Ireland / Irish Free State, IL Israel,
  IM Isle of Man, IN India, IQ Iraq, IR Iran / IR Iran, IS Iceland, IT Italy / Italia, JE Jersey, JM Jamaica, JO Jordan,
  JP Japan, KE Kenya, KG Kyrgyzstan, KH Cambodia, KI Kiribati, KM Comoros, KN Saint Kitts and Nevis,
  KP North Korea / Korea DPR, KR South Korea / Korea Republic, KW Kuwait, KY Cayman Islands, KZ Kazakhstan,
  LA Laos, LB Lebanon, LC Saint Lucia, LI Liechtenstein, LK Sri Lanka / Ceylon, LR Liberia, LS Lesotho, LT Lithuania,
  LU Luxembourg, LV Latvia, LY Libya, MA Morocco, MC Monaco, MD Moldova, ME Montenegro, MF Saint Martin,
  MG Madagascar, MH Marshall Islands, MK North Macedonia / Macedonia / FYR Macedonia, ML Mali, MM Myanmar / Burma, MN Mongolia, MO Macau,
  MP Northern Mariana Islands, MQ Martinique, MR Mauritania, MS Montserrat, MT Malta, MU Mauritius, MV Maldives,
  MW Malawi, MX Mexico, MY Malaysia, MZ Mozambique, NA Namibia, NC New Caledonia, NE Niger, NG Nigeria,
  VU Vanuatu, NI Nicaragua, NIR Northern Ireland, NL Netherlands, NO Norway, NP Nepal, NU Niue, NZ New Zealand,
  OM Oman, PA Panama, PE Peru, PF Tahiti, PG Papua New Guinea, PH Philippines, PK Pakistan, PL Poland,
  PM Saint Pierre and Miquelon, PR Puerto Rico, PS Palestine, PT Portugal, PW Palau, PY Paraguay, QA Qatar,
  RE Réunion, ZW Zimbabwe, RO Romania, RU Russia / Soviet Union / USSR / CIS, RW Rwanda, SA Saudi Arabia, SB Solomon Islands, SC Seychelles,
  SCO Scotland, SD Sudan, SE Sweden, SG Singapore, SH Saint Helena, SI Slovenia, SK Slovakia, SL Sierra Leone,
  SM San Marino, SN Senegal, SO Somalia, SR Suriname, SS South Sudan, ST São Tomé and Príncipe, SV El Salvador,
  SX Sint Maarten, SY Syria, SZ Eswatini / Swaziland, TC Turks and Caicos Islands, TD Chad, TG Togo, TH Thailand,
  TJ Tajikistan, TL Timor-Leste, TM Turkmenistan, TN Tunisia, TO Tonga, TR Turkey / Türkiye,
  TT Trinidad and Tobago / Trinidad & Tobago, TV Tuvalu, TW Taiwan / Chinese Taipei, TZ Tanzania, UA Ukraine, UG Uganda,
  US United States / USA, UY Uruguay, UZ Uzbekistan, VA Vatican City, VC Saint Vincent and the Grenadines,
  VN Vietnam, VE Venezuela, VG British Virgin Islands, VI United States Virgin Islands, WAL Wales,
  WF Wallis Islands and Futuna, WS Samoa, XK Kosovo, YE Yemen, YT Mayotte, ZA South Africa, ZM Zambia`;

const keyByName: ReadonlyMap<string, string> = new Map(
  keysAndNames
    .trim()
    .split(/,\s+/)
    .flatMap((row) => {
      const [, key = "", names = ""] = /^(\S+) (.+)$/.exec(row) ?? [];
      return names.split(" / ").map((name) => [name, key] as const);
    }),
);

const keyBySlug: ReadonlyMap<string, string> = new Map([...keyByName].map(([name, key]) => [toSlug(name), key]));

/** Teams of states that are no more, whose players no other team of today goes back to: by the name that counts. */
const formerStates: Readonly<Record<string, string>> = {
  "East Germany": "German DR",
  DDR: "German DR",
  GDR: "German DR",
  ČSSR: "Czechoslovakia",
  "South Vietnam": "Vietnam Republic",
};
/** Names of another day for the teams of today: each is printed as it was. */
const formerNames: ReadonlySet<string> = new Set([
  "West Germany",
  "FR Germany",
  "Soviet Union",
  "USSR",
  "CIS",
  "Serbia and Montenegro",
  "Serbia & Montenegro",
  "FR Yugoslavia",
  "Dutch East Indies",
  "Netherlands Antilles",
  "Upper Volta",
  "Dahomey",
  "United Arab Republic",
  "Ceylon",
  "Burma",
  "Zaire",
  "Irish Free State",
]);
/** Yugoslavia from here on is Serbia and Montenegro. */
const lastOfYugoslavia = 1992;

/** The key of a country by its English name, whatever its case, accents and hyphens; null for none. */
export const countryOfName = (name: string): string | null => keyBySlug.get(toSlug(name)) ?? null;

const soccer = 1;

/** In the languages that have another name than the French one. */
const namesOf = (key: string, french: string): Names =>
  Object.fromEntries(languages.map((lang) => [lang, sideName(key, lang)]).filter(([, name]) => name !== french));

/**
 * A source's national team. Known countries are printed in each language and have one id however a source spells them; teams
 * of places that are not countries today keep the source's name.
 * @param season "1998", "2024-25": decides which team a name of several states means
 */
export function toNationalTeam(sourceName: string, season = ""): Participant {
  const written = sourceName.trim();
  const isLaterYugoslavia = written === "Yugoslavia" && Number(season.slice(0, 4)) > lastOfYugoslavia;
  const name = isLaterYugoslavia
    ? "FR Yugoslavia"
    : (Object.hasOwn(formerStates, written) && formerStates[written]) || written;
  const key = keyByName.get(name) ?? countryOfName(name);
  const isOfToday = key !== null && !formerNames.has(name);
  const printed = isOfToday ? sideName(key, "fr") : name;
  const slug = toSlug(printed);
  const code = slug.replaceAll("-", "").slice(0, 3).toUpperCase();
  return {
    id: stableId(soccer, "national team", key ?? toSlug(name)),
    name: printed,
    code,
    slug,
    ...(isOfToday && isCountryKey(key) && { names: namesOf(key, printed), countryKey: key }),
  };
}
