import { duels, toVenues } from "./competition.ts";

const dartsVenues = toVenues(
  `Hildesheim, Leicester, Rosmalen, Munich, Wigan, Graz, Prague, Budapest, Bâle, Dublin, Gibraltar, Minehead`,
);
const snookerVenues = toVenues(
  `Londres, Sheffield, Berlin, Cardiff, Yushan, Llandudno, Telford, Manchester, Leicester, Xi'an, Wuhan, Nankin,
  Édimbourg, Antrim, York, Brighton`,
);

/** Innings, frames, legs and maps. */
export const batsAndCues = [
  ...duels("baseball", 1, [
    [
      "US",
      "MLB",
      "00:10 02:10 17:10 20:05 23:05 23:40",
      `Los Angeles Dodgers, Toronto Blue Jays, Milwaukee Brewers, Philadelphia Phillies, New York Yankees, Seattle Mariners,
      Chicago Cubs, San Diego Padres, Boston Red Sox, Detroit Tigers, Cleveland Guardians, Houston Astros, New York Mets,
      Cincinnati Reds, Texas Rangers, Kansas City Royals, San Francisco Giants, Arizona Diamondbacks, Tampa Bay Rays,
      St. Louis Cardinals, Miami Marlins, Atlanta Braves, Baltimore Orioles, Sacramento Athletics, Los Angeles Angels,
      Pittsburgh Pirates, Minnesota Twins, Washington Nationals, Chicago White Sox, Colorado Rockies`,
    ],
    [
      "JP",
      "NPB",
      "05:00 09:00 09:30",
      `Hanshin Tigers, SoftBank Hawks, Nippon-Ham Fighters, Yokohama BayStars, Yomiuri Giants, Orix Buffaloes,
      Rakuten Eagles, Chunichi Dragons, Hiroshima Carp, Seibu Lions, Lotte Marines, Yakult Swallows`,
    ],
    [
      "KR",
      "KBO",
      "07:00 10:30",
      `LG Twins, Hanwha Eagles, SSG Landers, Samsung Lions, NC Dinos, KT Wiz, Lotte Giants, Kia Tigers, Doosan Bears,
      Kiwoom Heroes`,
    ],
  ]),
  ...duels("cricket", 1, [
    [
      "IN",
      "Indian Premier League",
      "10:00 14:00",
      `Royal Challengers Bengaluru, Punjab Kings, Mumbai Indians, Gujarat Titans, Delhi Capitals, Sunrisers Hyderabad,
      Lucknow Super Giants, Kolkata Knight Riders, Rajasthan Royals, Chennai Super Kings`,
    ],
    [
      "AU",
      "Big Bash League",
      "05:00 08:15",
      `Hobart Hurricanes, Sydney Sixers, Sydney Thunder, Melbourne Stars, Perth Scorchers, Melbourne Renegades,
      Brisbane Heat, Adelaide Strikers`,
    ],
    [
      "WORLD",
      "T20 International",
      "02:00 13:30 18:00 22:45",
      `Népal @NP, Pays-Bas @NL, Écosse @SCO, Namibie @NA, Oman @OM, Émirats arabes unis @AE, États-Unis @US, Canada @CA, Ouganda @UG, Papouasie-Nouvelle-Guinée @PG,
      Italie @IT, Japon @JP`,
      { isNational: true, cricketType: "t20" },
    ],
    [
      "WORLD",
      "ODI International",
      "09:00",
      `Afghanistan @AF, Sri Lanka @LK, Antilles, Bangladesh @BD, Irlande @IE, Zimbabwe @ZW`,
      { isNational: true, cricketType: "odi" },
    ],
    [
      "WORLD",
      "Test",
      "04:30 10:00",
      `Australie @AU, Inde @IN, Afrique du Sud @ZA, Angleterre @ENG, Nouvelle-Zélande @NZ, Pakistan @PK`,
      { isNational: true, cricketType: "test", everyDays: 5 },
    ],
    [
      "AU",
      "Sheffield Shield",
      "23:30",
      `Australie-Méridionale, Queensland, Victoria, Nouvelle-Galles du Sud, Australie-Occidentale, Tasmanie`,
      { cricketType: "test", everyDays: 5 },
    ],
  ]),
  ...duels("pesapallo", 1, [
    [
      "FI",
      "Superpesis",
      "12:00 14:00 15:30 16:00",
      `Sotkamo, Manse, Vimpeli, Joensuu, Kouvola, Kempele, Kitee, Pattijoki, Hyvinkää, Imatra, Kankaanpää, Alajärvi`,
    ],
  ]),
  ...duels("darts", 1, [
    [
      "WORLD",
      "Players Championship",
      "12:00 12:45 13:30 14:30 15:30 19:00 20:00 21:00",
      `Littler L. @ENG, Humphries L. @ENG, van Gerwen M. @NL, Bunting S. @ENG, Clayton J. @WAL, Anderson G. @SCO, Price G. @WAL,
      Wade J. @ENG, van Veen G. @NL, Rock J. @NIR, Aspinall N. @ENG, Noppert D. @NL, Smith M. @ENG, Searle R. @ENG,
      Cross R. @ENG, Chisnall D. @ENG, Schindler M. @DE, van Duijvenbode D. @NL, Heta D. @AU, Wright P. @SCO`,
      { draw: { size: 16, roundDays: [1, 1, 1, 1], firstDay: 1, venues: dartsVenues }, bestOf: 5, legsInSet: 5 },
    ],
    [
      "ENG",
      "Modus Super Series",
      "00:00 01:00 02:00 09:00 10:00 11:00 16:30 17:30 22:00 23:00",
      `Evans R., Beaton S., Robertson A., Hall F., Temple J., Cullen T., Jenkins L., Lakeman S., Riley M., Warner J.,
      Peters O., Hogan N.`,
    ],
  ]),
  ...duels("snooker", 1, [
    [
      "WORLD",
      "World Snooker Tour",
      "06:30 08:30 11:30 13:30 18:00 19:00",
      `Trump J. @ENG, Zhao Xintong @CN, Selby M. @ENG, Wilson K. @ENG, Robertson N. @AU, Williams M. @WAL, Higgins J. @SCO,
      O'Sullivan R. @ENG, Murphy S. @ENG, Wu Yize @CN, Xiao Guodong @CN, Brecel L. @BE, Allen M. @NIR, Si Jiahui @CN,
      Wakelin C. @ENG, Hawkins B. @ENG, Selt M. @ENG, Un-Nooh T. @TH, Zhou Yuelong @CN, Ding J. @CN, Vafaei H. @IR,
      Gilbert D. @ENG, O'Connor J. @ENG, Jones J. @WAL, Day R. @WAL, Pang Junxu @CN, Lisowski J. @ENG, Zhang Anda @CN,
      Ford T. @ENG, Milkins R. @ENG, Maguire S. @SCO, Carter A. @ENG`,
      { draw: { size: 32, roundDays: [2, 2, 1, 1, 1], firstDay: 0, venues: snookerVenues } },
    ],
    [
      "ENG",
      "Championship League",
      "10:00 12:30 15:00 17:30 20:00",
      `Dott G. @SCO, Bingham S. @ENG, Wallace S. @ENG, Brown O. @ENG, Emery R. @SCO, Pullen J. @ENG, Burns I. @ENG,
      O'Neill J. @IE, Craigie S. @ENG, Clarke J. @WAL`,
      { bestOf: 5 },
    ],
  ]),
  ...duels("esports", 1, [
    [
      "WORLD",
      "Counter-Strike 2 - ESL Pro League",
      "08:00 10:30 13:00 15:30 18:00 20:30",
      `Vitality @FR, MOUZ @DE, Spirit @RU, Falcons @SA, FURIA @BR, The MongolZ @MN, Aurora @RU, Natus Vincere @UA, FaZe @US, G2 @DE, Astralis @DK, Liquid @US, Heroic @DK, 3DMAX @FR,
      paiN @BR, Ninjas in Pyjamas @SE`,
    ],
    [
      "WORLD",
      "Counter-Strike 2 - CCT Amériques",
      "22:00 23:30 01:00 02:30",
      `Legacy @BR, Imperial @BR, MIBR @BR, RED Canids @BR, ODDIK @BR, Fluxo @BR, BESTIA @AR, 9z @AR, Nouns @US, NRG @US, M80 @US, Wildcard @US`,
    ],
    [
      "WORLD",
      "Counter-Strike 2 - CCT Asie",
      "04:00 05:30 07:00",
      `Lynn Vision @CN, TYLOO @CN, Rare Atom @CN, FlyQuest @AU, Rooster @AU, Chinggis Warriors @MN, GR @SG, Change The Game @KZ`,
    ],
  ]),
];
