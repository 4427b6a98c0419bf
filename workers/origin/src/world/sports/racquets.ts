import { duels } from "./competition.ts";

/** Nets: one against one, or pairs. */
export const racquets = [
  ...duels("tennis", 1, [
    [
      "WORLD",
      "ATP - simple",
      "09:00 10:30 12:30 14:00 16:00 18:00 19:30",
      `Sinner J., Alcaraz C., Djokovic N., Zverev A., Fritz T., Shelton B., Auger-Aliassime F., De Minaur A., Musetti L.,
      Draper J., Bublik A., Ruud C., Medvedev D., Davidovich Fokina A., Rune H., Rublev A., Lehecka J., Khachanov K.,
      Mensik J., Cerundolo F., Fils A., Humbert U., Tsitsipas S., Paul T.`,
    ],
    [
      "WORLD",
      "WTA - simple",
      "08:00 09:30 11:30 13:30 15:30 17:30 20:00",
      `Sabalenka A., Swiatek I., Gauff C., Anisimova A., Rybakina E., Pegula J., Keys M., Paolini J., Andreeva M.,
      Alexandrova E., Bencic B., Tauson C., Noskova L., Svitolina E., Navarro E., Osaka N., Muchova K., Mertens E.,
      Shnaider D., Samsonova L., Boisson L., Vondrousova M., Ostapenko J., Zheng Q.`,
    ],
    [
      "WORLD",
      "Challenger - simple, Asie et Océanie",
      "00:30 02:00 03:30 05:00 06:30",
      `Vukic A., Duckworth J., O'Connell C., McCabe J., Shimabukuro S., Mochizuki S., Watanuki Y., Walton A., Hijikata R.,
      Bu Y., Shang J., Sweeny D.`,
    ],
    [
      "WORLD",
      "Challenger - simple, Amériques",
      "15:00 17:00 19:00 21:00 22:30 23:45",
      `Tirante T., Burruchaga R., Comesana F., Diaz Acosta F., Ugo Carabelli C., Seyboth Wild T., Heide G., Barrios Vera T.,
      Jarry N., Cerundolo J. M., Boyer T., Kypson P.`,
    ],
  ]),
  ...duels("badminton", 1, [
    [
      "WORLD",
      "BWF World Tour - simple messieurs",
      "02:00 03:00 04:00 06:00 08:00 10:00 12:00",
      `Shi Y. Q., Vitidsarn K., Antonsen A., Christie J., Popov C., Li S. F., Chou T. C., Lanier A., Naraoka K., Lakshya S.,
      Ginting A., Farhan A., Popov T. J., Lin C. Y., Weng H. Y., Axelsen V.`,
    ],
    [
      "WORLD",
      "BWF World Tour - simple dames",
      "02:30 05:00 07:00 09:00",
      `An S. Y., Wang Z. Y., Yamaguchi A., Chen Y. F., Han Y., Intanon R., Tunjung G. M., Wardani P. K., Chochuwong P.,
      Miyazaki T., Gao F. J., Sindhu P. V.`,
    ],
  ]),
  ...duels("table-tennis", 1, [
    [
      "WORLD",
      "WTT Champions",
      "04:00 06:00 08:00 10:00 12:00 14:00 17:00 19:00",
      `Wang Chuqin, Lin Shidong, Calderano H., Lebrun F., Harimoto T., Lebrun A., Moregard T., Liang Jingkun, Lin Yun-Ju,
      Jorgic D., Jang Woojin, Ovtcharov D., Qiu D., Duda B., Franziska P., Kallberg A.`,
    ],
    [
      "CZ",
      "TT Cup",
      "00:00 00:30 01:00 02:00 02:30 03:00 05:00 07:00 09:00 11:00 13:00 15:00 16:00 18:00 20:00 21:00 22:00 22:30 23:00 23:30",
      `Vrabec O., Prokupek J., Svoboda T., Hruska L., Kolar M., Benes J., Dvorak P., Marek R., Zika V., Pesek D., Krupa S.,
      Novotny F., Cerny K., Malek Z., Havel B., Ruzicka A., Sedlak I., Fiala E., Jelinek H., Toman G., Bartos U., Kucera N.,
      Polak C., Hora Q.`,
    ],
  ]),
  ...duels("beach-volleyball", 1, [
    [
      "WORLD",
      "Beach Pro Tour",
      "07:00 08:00 12:00 13:00 14:00 15:00 16:00 18:00 22:00 23:10",
      `Åhman/Hellvig, Mol/Sørum, Ehlers/Wickler, van de Velde/Immers, Partain/Benesh, Nicolai/Cottafava, Evandro/Arthur,
      Bassereau/Aye, Boermans/de Groot, Krou/Gauthier-Rat, Diaz/Alayo, Herrera/Gavira, Hodges/Schubert, Nicolaidis/Carracher,
      Schalk/Shaw, George/Saymon, Perusic/Schweiner, Luini/Penninga`,
    ],
  ]),
];
