import type { NameRegion } from "./name-lists.ts";

/** The name regions of a country; each person has names of one of them. */
const countriesByRegion: readonly (readonly [NameRegion, string])[] = [
  ["french", "FR MC LU GP MQ RE"],
  ["english", "ENG GB AU NZ US CA JM TT"],
  ["celtic", "SCO WAL NIR IE"],
  ["spanish", "ES AD"],
  ["latin", "AR UY PY CL CO PE EC VE BO MX CR HN GT SV PA"],
  ["portuguese", "PT AO CV MZ"],
  ["brazilian", "BR"],
  ["italian", "IT SM MT"],
  ["german", "DE AT LI CH"],
  ["dutch", "NL BE SR"],
  ["danish", "DK FO"],
  ["swedish", "SE"],
  ["norwegian", "NO IS"],
  ["finnish", "FI EE"],
  ["polish", "PL LT LV"],
  ["czech", "CZ SK"],
  ["hungarian", "HU"],
  ["romanian", "RO MD"],
  ["balkan", "HR RS SI BA ME MK XK AL"],
  ["bulgarian", "BG"],
  ["greek", "GR CY"],
  ["turkish", "TR AZ"],
  ["slavic", "UA BY RU KZ GE AM"],
  ["arabic", "MA DZ TN EG SA AE QA KW BH OM JO IQ SY LB LY SD"],
  ["francophone", "SN CI ML GN BF CM TG BJ GA CD CG"],
  ["westAfrican", "NG GH SL LR GM"],
  ["eastAfrican", "KE UG TZ ZM ZW ZA RW ET"],
  ["japanese", "JP"],
  ["korean", "KR"],
  ["chinese", "CN HK TW SG VN"],
  ["thai", "TH KH LA"],
  ["indonesian", "ID MY PH"],
  ["indian", "IN BD NP LK"],
  ["persian", "IR UZ TJ"],
  ["hebrew", "IL"],
];

const regions = new Map(
  countriesByRegion.flatMap(([region, keys]) => keys.split(" ").map((countryKey) => [countryKey, region] as const)),
);

/** Countries whose people have names of their own. */
export const peopledCountries: readonly string[] = [...regions.keys()];

/** Other countries use English names. */
export const nameRegionOf = (countryKey: string): NameRegion => regions.get(countryKey) ?? "english";

/** Nations whose players play abroad, the more frequent the more often named. */
export const travellingNations: readonly string[] = (
  "BR BR BR BR AR AR AR FR FR FR FR ES ES PT PT NL NL DE DE BE BE IT DK SE NO HR HR RS RS PL CZ SK AT CH ENG ENG SCO IE " +
  "SN SN CI CI ML GN CM NG NG NG GH GH MA MA DZ TN EG UY UY CO CO EC PY CL MX US CA JP JP KR AU UA GE TR GR RO BA SI AL"
).split(" ");
