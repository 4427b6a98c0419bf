import { duels } from "./competition.ts";

/** Fights: an evening each day, one bout after the other. */
export const bouts = [
  ...duels("boxing", 1, [
    [
      "WORLD",
      "Poids moyens",
      "19:00 19:45 20:30 21:30",
      `Adames C., Alimkhanuly J., Lara E., Sheeraz H., Eubank Jr C., Benn C., Cash F., Heaney N., Pauls B., Bentley D.,
      Essuman E., Conway L.`,
    ],
    [
      "US",
      "Poids légers",
      "01:00 01:45 02:30 03:30",
      `Stevenson S., Davis G., Lopez T., Haney D., Garcia R., Cruz I., Schofield F., Davis K., Muratalla R., Zepeda W.,
      Mason A., Roach L.`,
    ],
    [
      "JP",
      "Poids super-coq",
      "09:00 10:00 11:00",
      `Inoue N., Nakatani J., Picasso A., Doheny T., Nery L., Goodman S., Kim Y. J., Akhmadaliev M.`,
    ],
  ]),
  ...duels("mma", 1, [
    [
      "US",
      "UFC",
      "00:00 00:30 01:00 02:00 03:00 04:00 23:00 23:25 23:45",
      `Topuria I., Makhachev I., Aspinall T., Chimaev K., Volkanovski A., Pantoja A., Dvalishvili M., Pereira A.,
      Ankalaev M., Della Maddalena J., Du Plessis D., Gane C., Imavov N., Holloway M., Gaethje J., Saint Denis B.,
      Oliveira C., Pimblett P., Edwards L., Whittaker R.`,
    ],
    [
      "FR",
      "Ares FC",
      "18:00 18:40 19:20 20:00",
      `Lapilus T., Guermah A., Charrière M., Sola A., Ndoye B., Gomis W., Lebout M., Rubio T., Diallo S., Taleb F.`,
    ],
    [
      "SG",
      "ONE Championship",
      "12:00 12:40 13:20 14:00",
      `Lee C., Malykhin A., Ruotolo K., Tang K., Brooks J., Andrade F., Lineker J., Oliveira A.`,
    ],
  ]),
];
