import { duels } from "./competition.ts";

/** Team games on a court, in a hall or in a pool. */
export const courtGames = [
  ...duels("basketball", 8, [
    [
      "FR",
      "LNB Élite",
      "16:00 17:30 19:00 19:30",
      `Monaco, Paris Basketball, ASVEL, Bourg-en-Bresse, Cholet, Strasbourg, Le Mans, Nanterre, Dijon, Chalon-sur-Saône,
      Limoges, Nancy, Le Portel, Saint-Quentin, Gravelines-Dunkerque, Boulazac`,
    ],
    [
      "EUROPE",
      "Euroligue",
      "17:00 18:45 19:15",
      `Olympiakos @GR, Fenerbahçe @TR, Panathinaïkos @GR, Real Madrid @ES, Hapoël Tel-Aviv @IL, Barcelone @ES, Étoile rouge @RS, Valence @ES, Zalgiris Kaunas @LT,
      Olimpia Milan @IT, Dubaï @AE, Partizan @RS, Maccabi Tel-Aviv @IL, Bayern Munich @DE, Anadolu Efes @TR, Virtus Bologne @IT, Baskonia @ES`,
    ],
    [
      "US",
      "NBA",
      "00:00 00:30 01:00 02:00 03:00 20:30 23:00",
      `Oklahoma City Thunder, Denver Nuggets, Cleveland Cavaliers, Boston Celtics, New York Knicks, Houston Rockets,
      San Antonio Spurs, Minnesota Timberwolves, Los Angeles Lakers, Detroit Pistons, Orlando Magic, Golden State Warriors,
      Los Angeles Clippers, Atlanta Hawks, Milwaukee Bucks, Toronto Raptors, Miami Heat, Philadelphia 76ers, Phoenix Suns,
      Memphis Grizzlies, Indiana Pacers, Dallas Mavericks, Portland Trail Blazers, Chicago Bulls, Sacramento Kings,
      Charlotte Hornets, New Orleans Pelicans, Brooklyn Nets, Utah Jazz, Washington Wizards`,
    ],
    [
      "AU",
      "NBL",
      "05:30 08:30",
      `Sydney Kings, Melbourne United, Perth Wildcats, Illawarra Hawks, Adelaide 36ers, South East Melbourne Phoenix,
      Tasmania JackJumpers, New Zealand Breakers, Brisbane Bullets, Cairns Taipans`,
    ],
    [
      "JP",
      "B.League",
      "10:05 11:35",
      `Utsunomiya Brex, Ryukyu Golden Kings, Alvark Tokyo, Chiba Jets, Mikawa SeaHorses, Nagoya Diamond Dolphins,
      Gunma Crane Thunders, Hiroshima Dragonflies, Shimane Susanoo Magic, Kawasaki Brave Thunders, Sun Rockers Shibuya,
      Osaka Evessa`,
    ],
    [
      "BR",
      "NBB",
      "22:00 23:15",
      `Flamengo, Franca, Minas, Bauru, Pinheiros, São Paulo, Corinthians, Brasília, Mogi, Unifacisa, Pato, Caxias do Sul`,
    ],
  ]),
  ...duels("handball", 8, [
    [
      "FR",
      "Starligue",
      "18:00 19:00 19:30",
      `Paris Saint-Germain, Nantes, Montpellier, Toulouse, Nîmes, Aix, Limoges, Saint-Raphaël, Chambéry, Dunkerque, Chartres,
      Cesson-Rennes, Tremblay, Istres`,
    ],
    [
      "EUROPE",
      "Ligue des champions",
      "16:45 18:45",
      `Magdebourg @DE, Barcelone @ES, Veszprém @HU, Füchse Berlin @DE, Aalborg @DK, Kielce @PL, Sporting CP @PT, Wisla Plock @PL, Pick Szeged @HU, GOG @DK,
      Dinamo Bucarest @RO, Eurofarm Pelister @MK, RK Zagreb @HR, Kolstad @NO`,
    ],
    [
      "DE",
      "Bundesliga",
      "15:00 17:00",
      `Flensburg-Handewitt, Kiel, Melsungen, Gummersbach, Rhein-Neckar Löwen, Hanovre-Burgdorf, Lemgo, Göppingen,
      Eisenach, Hambourg, Wetzlar, Erlangen, Stuttgart, Leipzig`,
    ],
    ["KR", "H League", "06:00 08:00", `Doosan, SK Hawks, Incheon, Hanam, Chungnam, Sangmu`],
  ]),
  ...duels("volleyball", 8, [
    [
      "FR",
      "Ligue A",
      "17:30 19:00 19:30",
      `Tours, Montpellier, Poitiers, Chaumont, Saint-Nazaire, Cannes, Tourcoing, Narbonne, Toulouse, Sète, Nice, Paris`,
    ],
    [
      "IT",
      "SuperLega",
      "15:00 17:00",
      `Perugia, Trente, Lube Civitanova, Plaisance, Milan, Modène, Vérone, Monza, Cisterna, Padoue, Grottazzolina,
      Cuneo`,
    ],
    [
      "PL",
      "PlusLiga",
      "14:30 16:30 18:30",
      `Zawiercie, Jastrzebski Wegiel, Projekt Varsovie, Lublin, Resovia Rzeszow, Zaksa, Olsztyn, Skra Belchatow, Gdansk,
      Czestochowa, Suwalki, Katowice`,
    ],
    [
      "JP",
      "SV.League",
      "05:00 09:00",
      `Suntory Sunbirds, Osaka Bluteon, JTEKT Stings, Wolfdogs Nagoya, Tokyo Great Bears, Hiroshima Thunders,
      Sakai Blazers, Voreas Hokkaido, Toray Arrows, VC Nagano`,
    ],
    [
      "BR",
      "Superliga",
      "21:30 23:00",
      `Sada Cruzeiro, Minas, Campinas, Suzano, Guarulhos, Sesi Bauru, São José, Joinville, Goiás, Praia Clube`,
    ],
  ]),
  ...duels("futsal", 8, [
    [
      "ES",
      "Primera División",
      "17:30 19:00",
      `Barcelone, ElPozo Murcie, Cartagena, Palma, Inter Movistar, Jaén, Manzanares, Valdepeñas, Peñíscola, Xota`,
    ],
    [
      "PT",
      "Liga Placard",
      "18:00 20:30",
      `Sporting CP, Benfica, Braga, Leões de Porto Salvo, Rio Ave, Torreense, Fundão, Eléctrico`,
    ],
    [
      "BR",
      "Liga Nacional",
      "22:00 22:45",
      `Jaraguá, Magnus Sorocaba, Joinville, Cascavel, Corinthians, Atlântico, Pato, Marreco`,
    ],
    [
      "JP",
      "F.League",
      "04:00 08:00",
      `Nagoya Oceans, Machida, Tachikawa, Shinagawa, Urayasu, Shonan, Fugador Sumida, Kobe`,
    ],
  ]),
  ...duels("water-polo", 8, [
    ["HU", "OB I", "16:00 17:30", `Ferencváros, Vasas, Honvéd, OSC Budapest, Szolnok, Eger, BVSC, Szeged`],
    [
      "EUROPE",
      "Ligue des champions",
      "18:00 19:30",
      `Novi Belgrade @RS, Pro Recco @IT, Barceloneta @ES, Olympiakos @GR, Marseille @FR, Brescia @IT, Sabadell @ES, Jug Dubrovnik @HR`,
    ],
  ]),
  ...duels("netball", 1, [
    [
      "AU",
      "Super Netball",
      "05:00 07:00 09:00",
      `Melbourne Vixens, West Coast Fever, NSW Swifts, Adelaide Thunderbirds, Queensland Firebirds, Sunshine Coast Lightning,
      Giants, Melbourne Mavericks`,
      { isWomen: true },
    ],
    [
      "ENG",
      "Super League",
      "18:00 19:15",
      `London Pulse, Loughborough Lightning, Manchester Thunder, Nottingham Forest, London Mavericks, Leeds Rhinos, Cardiff Dragons, Birmingham Panthers`,
      { isWomen: true },
    ],
  ]),
  ...duels("kabaddi", 8, [
    [
      "IN",
      "Pro Kabaddi League",
      "14:00 15:00 16:00",
      `Puneri Paltan, Haryana Steelers, Dabang Delhi, Patna Pirates, Telugu Titans, U Mumba, Bengaluru Bulls,
      Jaipur Pink Panthers, UP Yoddhas, Tamil Thalaivas, Gujarat Giants, Bengal Warriorz`,
    ],
  ]),
];
