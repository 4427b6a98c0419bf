import { nameRegionOf } from "../people/nations.ts";
import { nameLists } from "../people/name-lists.ts";
import { duels } from "./competition.ts";

const isOpen = true;

/** Fights: an evening each day, one bout after the other. */
export const bouts = [
  ...duels("boxing", 1, [
    [
      "WORLD",
      "Poids moyens",
      "19:00 19:45 20:30 21:30",
      `Adames C. @DO, Alimkhanuly J. @KZ, Lara E. @CU, Sheeraz H. @ENG, Eubank Jr C. @ENG, Benn C. @ENG, Cash F. @ENG, Heaney N. @ENG, Pauls B. @ENG, Bentley D. @ENG,
      Essuman E. @ENG, Conway L. @ENG, ${inventFighters(84, ["SCO", "DE", "UA", "FR", "NG", "IT"])}`,
      { isOpen },
    ],
    [
      "US",
      "Poids légers",
      "01:00 01:45 02:30 03:30",
      `Stevenson S. @US, Davis G. @US, Lopez T. @US, Haney D. @US, Garcia R. @US, Cruz I. @MX, Schofield F. @US, Davis K. @US, Muratalla R. @US, Zepeda W. @MX,
      Mason A. @US, Roach L. @US, ${inventFighters(84, ["US", "MX", "PH", "BR"])}`,
      { isOpen },
    ],
    [
      "JP",
      "Poids super-coq",
      "09:00 10:00 11:00",
      `Inoue N. @JP, Nakatani J. @JP, Picasso A. @MX, Doheny T. @IE, Nery L. @MX, Goodman S. @AU, Kim Y. J. @KR, Akhmadaliev M. @UZ,
      ${inventFighters(64, ["JP", "TH", "ES", "KR", "FR"])}`,
      { isOpen },
    ],
  ]),
  ...duels("mma", 1, [
    [
      "US",
      "UFC",
      "00:00 00:30 01:00 02:00 03:00 04:00 23:00 23:25 23:45",
      `Topuria I. @ES, Makhachev I. @RU, Aspinall T. @ENG, Chimaev K. @AE, Volkanovski A. @AU, Pantoja A. @BR, Dvalishvili M. @GE, Pereira A. @BR,
      Ankalaev M. @KZ, Della Maddalena J. @AU, Du Plessis D. @ZA, Gane C. @FR, Imavov N. @FR, Holloway M. @US, Gaethje J. @US, Saint Denis B. @FR,
      Oliveira C. @BR, Pimblett P. @ENG, Edwards L. @ENG, Whittaker R. @AU,
      ${inventFighters(196, ["US", "BR", "RU", "GB", "MX", "FR", "PL", "AU", "NG", "GE"])}`,
      { isOpen },
    ],
    [
      "FR",
      "Ares FC",
      "18:00 18:40 19:20 20:00",
      `Lapilus T., Guermah A., Charrière M., Sola A., Ndoye B., Gomis W., Lebout M., Rubio T., Diallo S., Taleb F.,
      ${inventFighters(86, ["FR", "BE", "CM", "IT", "MA"])}`,
      { isOpen },
    ],
    [
      "SG",
      "ONE Championship",
      "12:00 12:40 13:05 13:25 14:00",
      `Lee C. @US, Malykhin A. @RU, Ruotolo K. @US, Tang K. @CN, Brooks J. @US, Andrade F. @BR, Lineker J. @BR, Oliveira A. @BR,
      ${inventFighters(88, ["TH", "JP", "BR", "KR", "US", "CN"])}`,
      { isOpen },
    ],
  ]),
];

/**
 * So many fighters besides the known ones, as lists of names write them ("Turner H. @GB"), from some countries by turns. An evening has
 * bouts each day, and nobody fights more than twice a month.
 */
function inventFighters(count: number, countries: readonly string[]): string {
  const nations = new Map<string, string>();
  for (let index = 0; nations.size < count; index += 1) {
    const country = countries[index % countries.length] ?? "";
    const { family, men } = nameLists[nameRegionOf(country)];
    const given = men[(3 * index + Math.floor(index / family.length)) % men.length] ?? "";
    const name = `${family[index % family.length]} ${given.charAt(0)}.`;
    if (!nations.has(name)) nations.set(name, country);
  }
  return [...nations].map(([name, country]) => `${name} @${country}`).join(", ");
}
