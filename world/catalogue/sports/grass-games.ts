import { duels } from "./competition.ts";

/** Games with an oval ball, and football on sand. */
export const grassGames = [
  ...duels("rugby-union", 8, [
    [
      "FR",
      "Top 14",
      "14:30 17:00 20:00",
      `Toulouse, Bordeaux-Bègles, Toulon, La Rochelle, Bayonne, Castres, Clermont, Pau, Montpellier, Lyon, Racing 92,
      Stade français, Perpignan, Montauban`,
    ],
    [
      "ENG",
      "Premiership",
      "15:00 19:45",
      `Bath, Leicester Tigers, Sale Sharks, Northampton Saints, Saracens, Bristol Bears, Exeter Chiefs, Gloucester,
      Harlequins, Newcastle Red Bulls`,
    ],
    [
      "WORLD",
      "Super Rugby",
      "03:35 06:05 08:35",
      `Crusaders @NZ, Chiefs @NZ, Blues @NZ, Hurricanes @NZ, Brumbies @AU, Reds @AU, Waratahs @AU, Highlanders @NZ, Fijian Drua @FJ, Moana Pasifika @NZ,
      Western Force @AU`,
    ],
    [
      "EUROPE",
      "United Rugby Championship",
      "17:30 19:35",
      `Leinster @IE, Bulls @ZA, Glasgow Warriors @SCO, Stormers @ZA, Sharks @ZA, Munster @IE, Scarlets @WAL, Édimbourg @SCO, Cardiff @WAL, Trévise @IT, Ospreys @WAL, Ulster @IE,
      Connacht @IE, Lions @ZA, Dragons @WAL, Zebre @IT`,
    ],
  ]),
  ...duels("rugby-league", 1, [
    [
      "AU",
      "NRL",
      "04:00 06:30 09:00",
      `Brisbane Broncos, Melbourne Storm, Penrith Panthers, Canberra Raiders, Canterbury Bulldogs, Cronulla Sharks,
      New Zealand Warriors, Sydney Roosters, Manly Sea Eagles, Dolphins, Parramatta Eels, South Sydney Rabbitohs,
      North Queensland Cowboys, St. George Illawarra, Wests Tigers, Newcastle Knights, Gold Coast Titans`,
    ],
    [
      "EUROPE",
      "Super League",
      "14:30 17:30 19:00",
      `Hull KR @ENG, Wigan Warriors @ENG, Leigh Leopards @ENG, St Helens @ENG, Leeds Rhinos @ENG, Wakefield Trinity @ENG, Hull FC @ENG, Warrington Wolves @ENG,
      Dragons catalans @FR, Toulouse olympique @FR, Huddersfield Giants @ENG, Castleford Tigers @ENG, Bradford Bulls @ENG, York Knights @ENG`,
    ],
  ]),
  ...duels("aussie-rules", 1, [
    [
      "AU",
      "AFL",
      "02:20 05:15 06:35 09:20 10:40",
      `Brisbane Lions, Geelong Cats, Collingwood Magpies, Hawthorn Hawks, Adelaide Crows, GWS Giants, Gold Coast Suns,
      Fremantle Dockers, Western Bulldogs, Sydney Swans, Carlton Blues, Port Adelaide Power, St Kilda Saints,
      Melbourne Demons, Essendon Bombers, North Melbourne, Richmond Tigers, West Coast Eagles`,
    ],
  ]),
  ...duels("american-football", 8, [
    [
      "US",
      "NFL",
      "01:15 18:00 21:25",
      `Philadelphia Eagles, Buffalo Bills, Kansas City Chiefs, Seattle Seahawks, Los Angeles Rams, Detroit Lions,
      Baltimore Ravens, Denver Broncos, Green Bay Packers, New England Patriots, San Francisco 49ers, Houston Texans,
      Tampa Bay Buccaneers, Los Angeles Chargers, Pittsburgh Steelers, Jacksonville Jaguars, Chicago Bears,
      Indianapolis Colts, Cincinnati Bengals, Minnesota Vikings, Washington Commanders, Dallas Cowboys, Atlanta Falcons,
      Carolina Panthers, Miami Dolphins, Arizona Cardinals, New Orleans Saints, Cleveland Browns, New York Giants,
      New York Jets, Las Vegas Raiders, Tennessee Titans`,
    ],
    [
      "CA",
      "LCF",
      "20:00 23:15",
      `Saskatchewan Roughriders, Alouettes de Montréal, Tiger-Cats de Hamilton, Lions de la C.-B., Stampeders de Calgary,
      Blue Bombers de Winnipeg, Elks d'Edmonton, Argonauts de Toronto, Rouge et Noir d'Ottawa`,
    ],
  ]),
  ...duels("beach-soccer", 1, [
    [
      "WORLD",
      "Coupe intercontinentale",
      "13:00 14:30 16:00 17:30",
      `Brésil @BR, Portugal @PT, Italie @IT, Espagne @ES, Sénégal @SN, Iran @IR, Biélorussie @BY, Tahiti @PF, Émirats arabes unis @AE, Japon @JP, Suisse @CH, Paraguay @PY`,
      { isNational: true },
    ],
  ]),
];
