import { duels } from "./competition.ts";

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
      `Inde, Australie, Angleterre, Nouvelle-Zélande, Afrique du Sud, Antilles, Pakistan, Sri Lanka, Afghanistan, Bangladesh,
      Irlande, Zimbabwe`,
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
      `Littler L., Humphries L., van Gerwen M., Bunting S., Clayton J., Anderson G., Price G., Wade J., van Veen G., Rock J.,
      Aspinall N., Noppert D., Smith M., Searle R., Cross R., Chisnall D., Schindler M., van Duijvenbode D., Heta D.,
      Wright P.`,
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
      "World Open",
      "06:30 08:30 11:30 13:30 18:00 19:00",
      `Trump J., Zhao Xintong, Selby M., Wilson K., Robertson N., Williams M., Higgins J., O'Sullivan R., Murphy S.,
      Wu Yize, Xiao Guodong, Brecel L., Allen M., Si Jiahui, Wakelin C., Hawkins B., Selt M., Un-Nooh T., Zhou Yuelong, Ding J.`,
    ],
  ]),
  ...duels("esports", 1, [
    [
      "WORLD",
      "Counter-Strike 2 - ESL Pro League",
      "08:00 10:30 13:00 15:30 18:00 20:30",
      `Vitality, MOUZ, Spirit, Falcons, FURIA, The MongolZ, Aurora, Natus Vincere, FaZe, G2, Astralis, Liquid, Heroic, 3DMAX,
      paiN, Ninjas in Pyjamas`,
    ],
    [
      "WORLD",
      "Counter-Strike 2 - CCT Amériques",
      "22:00 23:30 01:00 02:30",
      `Legacy, Imperial, MIBR, RED Canids, ODDIK, Fluxo, BESTIA, 9z, Nouns, NRG, M80, Wildcard`,
    ],
    [
      "WORLD",
      "Counter-Strike 2 - CCT Asie",
      "04:00 05:30 07:00",
      `Lynn Vision, TYLOO, Rare Atom, FlyQuest, Rooster, Chinggis Warriors, GR, Change The Game`,
    ],
  ]),
];
