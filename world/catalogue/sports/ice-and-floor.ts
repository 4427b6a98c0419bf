import { duels } from "./competition.ts";

/** Hockey in all its forms. */
export const iceAndFloor = [
  ...duels("hockey", 8, [
    [
      "FR",
      "Ligue Magnus",
      "17:30 19:00 19:15",
      `Grenoble, Rouen, Angers, Bordeaux, Amiens, Marseille, Cergy-Pontoise, Nice, Chamonix, Gap, Anglet, Briançon`,
    ],
    [
      "US",
      "NHL",
      "00:00 00:30 01:00 02:00 03:00 20:00 23:30",
      `Colorado Avalanche, Florida Panthers, Carolina Hurricanes, Dallas Stars, Vegas Golden Knights, Tampa Bay Lightning,
      Edmonton Oilers, Toronto Maple Leafs, Winnipeg Jets, New Jersey Devils, Los Angeles Kings, Washington Capitals,
      Montréal Canadiens, Ottawa Senators, Minnesota Wild, Anaheim Ducks, Utah Mammoth, New York Rangers,
      New York Islanders, Detroit Red Wings, Boston Bruins, Columbus Blue Jackets, Buffalo Sabres, Philadelphia Flyers,
      Pittsburgh Penguins, St. Louis Blues, Vancouver Canucks, Seattle Kraken, Nashville Predators, Calgary Flames,
      Chicago Blackhawks, San Jose Sharks`,
    ],
    [
      "SE",
      "SHL",
      "14:15 18:00",
      `Frölunda, Skellefteå, Färjestad, Brynäs, Växjö, Luleå, Rögle, Timrå, Malmö, Örebro, Leksand, HV71, Linköping,
      Djurgården`,
    ],
    [
      "CH",
      "National League",
      "15:45 18:45",
      `Davos, Fribourg-Gottéron, ZSC Lions, Lausanne, Genève-Servette, Zoug, Berne, Lugano, Rapperswil, Kloten, Bienne,
      Langnau, Ambrì-Piotta, Ajoie`,
    ],
    [
      "RU",
      "KHL",
      "07:00 09:30 12:00",
      `Lokomotiv Iaroslavl, Avangard Omsk, Metallourg Magnitogorsk, Ak Bars Kazan, Salavat Ioulaïev Oufa, CSKA Moscou,
      Traktor Tcheliabinsk, SKA Saint-Pétersbourg, Dynamo Moscou, Spartak Moscou, Amour Khabarovsk, Sibir Novossibirsk`,
    ],
  ]),
  ...duels("floorball", 8, [
    [
      "SE",
      "SSL",
      "14:00 18:00",
      `Storvreta, Falun, Växjö, Pixbo, Mullsjö, Kalmarsund, Dalen, Linköping, Thorengruppen, Visby`,
    ],
    [
      "FI",
      "F-liiga",
      "13:30 16:30",
      `Classic Tampere, Oilers Espoo, SPV Seinäjoki, TPS Turku, Happee, Nokian KrP, LASB, Jymy`,
    ],
    [
      "CZ",
      "Superliga",
      "16:00 17:30",
      `Tatran Stresovice, Mladá Boleslav, Vítkovice, Bohemians, Chodov, Ostrava, Liberec, Otrokovice`,
    ],
  ]),
  ...duels("bandy", 8, [
    [
      "SE",
      "Elitserien",
      "12:00 14:30 17:00 18:00",
      `Villa Lidköping, Västerås, Edsbyn, Bollnäs, Sandviken, Hammarby, Vetlanda, Broberg, Sirius, Rättvik, Vänersborg,
      Motala`,
    ],
  ]),
  ...duels("field-hockey", 8, [
    [
      "WORLD",
      "FIH Pro League",
      "08:30 11:00 13:30 16:00 18:30",
      `Pays-Bas @NL, Belgique @BE, Australie @AU, Allemagne @DE, Inde @IN, Angleterre @ENG, Argentine @AR, Espagne @ES, Pakistan @PK, Nouvelle-Zélande @NZ, Irlande @IE,
      France @FR`,
      { isNational: true },
    ],
  ]),
];
