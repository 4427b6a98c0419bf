import { fields } from "./competition.ts";

/**
 * Races: engines, wheels and horses. Each start is at another venue. A championship of engines races once in as many days as
 * its sport has championships, so that each day has a race and no season has hundreds: Formula 1 on Sundays.
 */
const circuits = `Monza, Spa-Francorchamps, Silverstone, Suzuka, Interlagos, Barcelone, Red Bull Ring, Zandvoort, Le Castellet,
  Hungaroring, Austin, Sakhir, Imola, Montréal`;

const riders = `Pogačar T. @SI, Vingegaard J. @DK, Evenepoel R. @BE, van der Poel M. @NL, van Aert W. @BE, Roglič P. @SI, Del Toro I. @MX, Almeida J. @PT, Pedersen M. @DK,
      Philipsen J. @BE, Yates A. @GB, Seixas P. @FR, Martinez L. @FR, Alaphilippe J. @FR, Healy B. @IE, Pidcock T. @GB, Girmay B. @ER, Milan J. @IT, Ayuso J. @ES,
      Simmons Q. @US, Grégoire R. @FR, Vauquelin K. @FR, Laporte C. @FR, Jegat J. @FR, Onley O. @GB, Lipowitz F. @DE`;

/** The courses of a tour's stages, from Monday to Saturday. */
const course = ["flat", "mountain", "hilly", "flat", "hilly", "mountain"] as const;
/** One a week, each in its turn; on Sundays there are races of one day. */
const ridersOfOceania = `Vine J. @AU, Narváez J. @EC, O'Connor B. @AU, Plapp L. @AU, Groves K. @AU, Welsford S. @AU, Ewan C. @AU, Matthews M. @AU, Hindley J. @AU, Hamilton C. @AU,
      Godon D. @FR, Bauhaus P. @DE, Costiou E. @FR, Fisher-Black F. @NZ, Mosca J. @IT, Tonelli A. @IT, Strong C. @NZ, Donaldson R. @GB, Gee D. @CA, Sheffield M. @US,
      Zimmermann G. @DE, Higuita S. @CO, Chaves E. @CO, Vernon E. @GB`;
/** Where it is day while Europe sleeps. */
const easternTours = [
  [
    "AU",
    "Tour Down Under",
    "01:30",
    ridersOfOceania,
    `Adélaïde, Willunga Hill, Victor Harbor, Tanunda, Uraidla, Stirling`,
  ],
  ["CN", "Tour of Guangxi", "02:00", ridersOfOceania, `Fangchenggang, Chongzuo, Jingxi, Bama, Nongla, Nanning`],
  ["JP", "Tour of Japan", "01:30", ridersOfOceania, `Sakai, Kyoto, Mino, Iida, Fujisan, Tokyo`],
  [
    "MY",
    "Tour de Langkawi",
    "02:00",
    ridersOfOceania,
    `Kuah, Kulim, Taiping, Cameron Highlands, Fraser's Hill, Kuala Lumpur`,
  ],
  ["AU", "Herald Sun Tour", "01:30", ridersOfOceania, `Melbourne, Nagambie, Moe, Healesville, Kinglake, Falls Creek`],
] as const;
const tours = [
  [
    "FR",
    "Paris-Nice",
    "11:00",
    riders,
    `Le Perreux, La Loge des Gardes, Nevers, Bellegarde, La Côte-Saint-André, Nice`,
  ],
  [
    "IT",
    "Tirreno-Adriatico",
    "11:00",
    riders,
    `Lido di Camaiore, Trasacco, Colfiorito, Follonica, Camaiore, Frontignano`,
  ],
  ["ES", "Itzulia Basque Country", "11:00", riders, `Vitoria-Gasteiz, Lodosa, Beasain, Markina-Xemein, Gernika, Eibar`],
  ["CH", "Tour de Romandie", "11:00", riders, `Münchenstein, Thyon, Fribourg, Cossonay, Sion, Villars`],
  ["FR", "Critérium du Dauphiné", "11:00", riders, `Montluçon, Combloux, Issoire, Mâcon, Charantonnay, Val-Cenis`],
  ["CH", "Tour de Suisse", "11:00", riders, `Aarau, Emmetten, Heiden, Küssnacht, Piuro, Santa Maria in Calanca`],
  ["PL", "Tour de Pologne", "11:00", riders, `Wrocław, Karpacz, Wałbrzych, Rybnik, Wieliczka, Bukowina Tatrzańska`],
] as const;

export const engines = [
  ...fields(
    "auto-racing",
    20,
    [
      [
        "WORLD",
        "Formule 1",
        "13:00",
        `Verstappen M. @NL, Norris L. @GB, Piastri O. @AU, Leclerc C. @MC, Russell G. @GB, Hamilton L. @GB, Antonelli K. @IT, Sainz C. @ES, Albon A. @TH, Hadjar I. @FR,
      Alonso F. @ES, Gasly P. @FR, Hülkenberg N. @DE, Lawson L. @NZ, Bearman O. @GB, Ocon E. @FR, Stroll L. @CA, Bortoleto G. @BR, Colapinto F. @AR, Bottas V. @FI,
      Pérez S. @MX, Lindblad A. @GB`,
        circuits,
      ],
      [
        "US",
        "NASCAR Cup Series",
        "17:00",
        `Larson K. @US, Bell C. @US, Hamlin D. @US, Byron W. @US, Blaney R. @US, Elliott C. @US, Reddick T. @US, Logano J. @US, Briscoe C. @US, Chastain R. @US,
      Buescher C. @US, Cindric A. @US, Wallace B. @US, Bowman A. @US, Keselowski B. @US, Busch K. @US, Gibbs T. @US, Suárez D. @MX, McDowell M. @US, Preece R. @US,
      Berry J. @US, Hocevar C. @US`,
        `Daytona, Talladega, Charlotte, Bristol, Phoenix, Las Vegas, Martinsville, Darlington`,
      ],
      [
        "US",
        "IndyCar Series",
        "18:30",
        `Palou Á. @ES, O'Ward P. @MX, Dixon S. @NZ, McLaughlin S. @NZ, Lundgaard C. @DK, Newgarden J. @US, Kirkwood K. @US, Power W. @AU, Rosenqvist F. @SE, Ericsson M. @SE,
      Rossi A. @US, Rahal G. @US, Malukas D. @US, Armstrong M. @NZ, Ferrucci S. @US, VeeKay R. @NL, Siegel N. @US, Rasmussen C. @DK, Foster L. @GB, Collet C. @BR`,
        `Indianapolis, Long Beach, Road America, Laguna Seca, Mid-Ohio, Detroit, Portland`,
      ],
      [
        "DE",
        "DTM",
        "12:30",
        `Güven A. @TR, Auer L. @AT, Engel M. @DE, van der Linde K. @ZA, Rast R. @DE, Wittmann M. @DE, Preining T. @AT, Feller R. @CH, Vermeulen T. @NL, Aitken J. @GB,
      Cairoli M. @IT, Dörr B. @DE, Paul M. @IT, Bortolotti M. @IT, Thiim N. @DK, Glock T. @DE, Engstler L. @DE, Pepper J. @ZA, Kalender T. @DE, Baert N. @BE`,
        `Hockenheim, Norisring, Oschersleben, Lausitzring, Nürburgring, Sachsenring`,
      ],
      [
        "AU",
        "Supercars Championship",
        "04:00",
        `Feeney B. @AU, Kostecki B. @AU, Mostert C. @AU, Waters C. @AU, Payne M. @NZ, Brown W. @AU, Randle T. @AU, De Pasquale A. @AU, Golding J. @AU, Wood R. @NZ,
      Heimgartner A. @NZ, Stanaway R. @NZ, Le Brocq J. @AU, Reynolds D. @AU, Percat N. @AU, Hill C. @AU, Jones M. @AU, Courtney J. @AU, Murray C. @AU, Allen K. @AU`,
        `Bathurst, Sandown, Taupo, Darwin, Townsville, Adélaïde, Gold Coast`,
      ],
      [
        "JP",
        "Super Formula",
        "04:30",
        `Tsuboi S. @JP, Nojiri T. @JP, Iwasa A. @JP, Ota K. @JP, Makino T. @JP, Sato R. @JP, Fraga I. @BR, Yamashita K. @JP, Fukuzumi N. @JP, Oshima K. @JP,
      Oyu T. @JP, Sasahara U. @JP, Kobayashi K. @JP, Sakaguchi S. @JP, Noda J. @JP, Takahoshi M. @JP, Kunimoto Y. @JP, Barnicoat B. @GB`,
        `Suzuka, Fuji, Motegi, Autopolis, Sugo`,
      ],
      [
        "BR",
        "Stock Car Brasil",
        "16:00",
        `Casagrande G., Serra D., Fraga F., Camilo T., Massa F., Barrichello R., Zonta R., Baptista B., Campos J., Salas G., Khodair A., Maurício R.,
      Gomes M., Ramos C., Mascarello A., Petecof G., Di Mauro G., Cardoso E., Suzuki R., Foresti L.`,
        `Interlagos, Goiânia, Curitiba, Velopark, Mogi Guaçu`,
      ],
    ],
    7,
  ),
  ...fields(
    "moto-racing",
    18,
    [
      [
        "WORLD",
        "MotoGP",
        "12:00",
        `Márquez M. @ES, Bagnaia F. @IT, Márquez Á. @ES, Bezzecchi M. @IT, Acosta P. @ES, Di Giannantonio F. @IT, Quartararo F. @FR, Zarco J. @FR, Fernández R. @ES,
      Morbidelli F. @IT, Martín J. @ES, Aldeguer F. @ES, Marini L. @IT, Mir J. @ES, Binder B. @ZA, Bastianini E. @IT, Viñales M. @ES, Rins A. @ES, Miller J. @AU,
      Ogura A. @JP`,
        `Mugello, Jerez, Assen, Phillip Island, Sepang, Le Mans, Sachsenring, Motegi, Aragon, Misano`,
      ],
      [
        "WORLD",
        "Moto2",
        "13:00",
        `González M. @ES, Vietti C. @IT, Baltus B. @BE, Arbolino T. @IT, Canet A. @ES, Ramírez M. @ES, Holgado D. @ES, Alonso D. @CO, Guevara I. @ES, Roberts J. @US,
      Agius S. @AU, Salač F. @CZ, Öncü D. @TR, van den Goorbergh Z. @NL, López A. @ES, Garcia S. @ES, Muñoz D. @ES, Veijer C. @NL, Navarro J. @ES, Foggia D. @IT`,
        `Mugello, Jerez, Assen, Phillip Island, Sepang, Le Mans, Sachsenring, Motegi, Aragon, Misano`,
      ],
      [
        "WORLD",
        "Moto3",
        "09:00",
        `Piqueras Á. @ES, Quiles M. @ES, Carpe Á. @ES, Kelso J. @AU, Fernández A. @ES, Lunetta L. @IT, Perrone V. @AR, Almansa D. @ES, Yamanaka R. @JP, Furusato T. @JP,
      Bertelle M. @IT, Esteban J. @ES, Ogden S. @GB, O'Shea E. @GB, Pini G. @IT, Moodley R. @ZA, Uriarte B. @ES, Carraro N. @IT, Cruces A. @ES`,
        `Mugello, Jerez, Assen, Phillip Island, Sepang, Le Mans, Sachsenring, Motegi, Aragon, Misano`,
      ],
      [
        "WORLD",
        "WorldSBK",
        "13:30",
        `Bulega N. @IT, Bautista Á. @ES, Lowes A. @GB, Petrucci D. @IT, Locatelli A. @IT, Iannone A. @IT, Vierge X. @ES, Lowes S. @GB, Gerloff G. @US, Bassani A. @IT,
      Montella Y. @IT, Gardner R. @AU, Lecuona I. @ES, Oliveira M. @PT, Baldassarri L. @IT, Rinaldi M. @IT, Aegerter D. @CH, Surra A. @IT, Chantra S. @TH`,
        `Phillip Island, Portimão, Assen, Cremona, Most, Donington Park, Balaton Park, Magny-Cours, Aragon, Jerez`,
      ],
    ],
    4,
  ),
  ...fields(
    "motorsport",
    14,
    [
      [
        "WORLD",
        "WEC - Hypercar",
        "10:00",
        `Ferrari 51, Ferrari 50, Porsche 6, Toyota 8, Toyota 7, Cadillac 12, Cadillac 38, BMW 20, BMW 15, Peugeot 93, Peugeot 94,
      Alpine 36, Alpine 35, Aston Martin 007, Aston Martin 009`,
        `Le Mans, Spa-Francorchamps, Fuji, Sakhir, Imola, Interlagos, Austin`,
      ],
      [
        "US",
        "IMSA - GTP",
        "16:00",
        `Porsche 7, Cadillac 31, BMW 24, Acura 93, Cadillac 10, Acura 60, Porsche 5, BMW 25, Cadillac 40, Aston Martin 23, Lamborghini 63, Porsche 85`,
        `Daytona, Sebring, Long Beach, Laguna Seca, Watkins Glen, Indianapolis, Road Atlanta`,
      ],
      [
        "EUROPE",
        "European Le Mans Series - LMP2",
        "11:00",
        `VDS Panis 48, IDEC 18, Inter Europol 43, United Autosports 22, AO by TF 99, Algarve Pro 25, Iron Lynx 9, Vector 21, CLX 47, Nielsen 24,
      Inter Europol 34, IDEC 28, Proton 77, Ultimate 27, CLX 37`,
        `Barcelone, Le Castellet, Imola, Spa-Francorchamps, Silverstone, Portimão`,
      ],
    ],
    3,
  ),
  ...fields("cycling", 24, [
    [
      "WORLD",
      "World Tour",
      "11:00",
      riders,
      `Roubaix, Liège, Audenarde, Sienne, Paris, Montréal, Bruges, Varèse, Québec, Saint-Sébastien`,
      { pace: { from: "Sun", days: 1 } },
    ],
    ...[tours, easternTours].flatMap((turn) =>
      turn.map(
        ([country, name, start, names, places], week) =>
          [
            country,
            name,
            start,
            names,
            places,
            { tour: course, pace: { everyWeeks: turn.length, week, from: "Mon", days: 6 } },
          ] as const,
      ),
    ),
  ]),
  ...fields("horse-racing", 9, [
    [
      "FR",
      "Longchamp",
      "12:25 13:00 13:35 14:15 15:25 16:00",
      `Calandagan, Daryz, Aventure, Sosie, Candelari, Minnie Hauk, Goliath, Los Angeles, Almaqam, Leffard, Cualificar,
      Gezora, Bay City Roller, Croix du Nord, Giavellotto, Zellie`,
      `Prix de la Lorie, Prix du Pont Neuf, Prix des Tuileries, Prix de Montretout, Prix du Louvre, Prix de Seine-et-Oise, Prix Gladiateur, Prix Foy`,
    ],
    [
      "AU",
      "Flemington",
      "02:50 03:25 04:05 04:45 05:20 06:00",
      `Via Sistina, Half Yours, Pride of Jenni, Sir Delius, Buckaroo, Antino, Mr Brightside, Ceolwulf, Aeliana, Lady Shenandoah,
      Absurde, Vauban, Presage Nocturne, Royal Supremacy`,
      `Queen's Cup, Makybe Diva, Turnbull, Champions Mile, Lexus, Bart Cummings, Linlithgow, Matriarch`,
    ],
    [
      "US",
      "Churchill Downs",
      "18:05 18:40 19:20 20:45 21:30 22:10 22:50",
      `Sovereignty, Journalism, Sierra Leone, Fierceness, Forever Young, Mindframe, Nevada Beach, Baeza, Antiquarian, Gosger,
      Contrary Thinking, Locked, White Abarrio, Mystik Dan`,
      `Allowance, Clark, Stephen Foster, Fleur de Lis, Wise Dan, Ack Ack, Lukas Classic, Chilukki`,
    ],
  ]),
  ...fields(
    "golf",
    24,
    [
      [
        "US",
        "PGA Tour",
        "12:30",
        `Scheffler S. @US, McIlroy R. @IE, Schauffele X. @US, Henley R. @US, Thomas J. @US, Griffin B. @US, Spaun J. J. @US, Åberg L. @SE, Straka S. @AT, Morikawa C. @US,
        Burns S. @US, Im S. @KR, Hovland V. @NO, MacIntyre R. @GB, Cantlay P. @US, Bradley K. @US, Lowry S. @IE, English H. @US, Matsuyama H. @JP, Young C. @US,
        McNealy M. @US, Gotterup C. @US, Conners C. @CA, Kim S. W. @KR, Spieth J. @US, Homa M. @US`,
        `Pebble Beach, Sawgrass, Augusta, Riviera, Bay Hill, Harbour Town, Torrey Pines`,
      ],
      [
        "EUROPE",
        "DP World Tour",
        "06:30",
        `Fleetwood T. @GB, Hatton T. @GB, Penge M. @GB, Reitan K. @NO, Rose J. @GB, Højgaard R. @DK, Højgaard N. @DK, Noren A. @SE, Wallace M. @GB, Pavon M. @FR,
        Saddier A. @FR, Canter L. @GB, Southgate M. @GB, Parry J. @GB, Rozner A. @FR, Perez V. @FR, Hillier D. @NZ, Li H. @CN, Schmid M. @DE, Guerrier J. @FR,
        Nørgaard N. @DK, Smith J. @GB, Laporta F. @IT, Migliozzi G. @IT`,
        `Wentworth, Saint-Andrews, Valderrama, Le Golf National, Dubaï, Kilkenny, Crans-Montana`,
      ],
      [
        "JP",
        "Japan Golf Tour",
        "22:00",
        `Kanaya T., Nakajima K., Hisatsune R., Ishikawa R., Hoshino R., Iwasaki A., Imahira S., Kawamoto R., Ikeda Y., Oiwa R.,
        Katsumata R., Sato T., Hirata K., Ohtsuki T., Sugiura Y., Yonezawa R., Higa K., Horikawa M., Kimoto T., Shigenaga A.,
        Tanihara H., Miyamoto K., Ogimura H., Ikemura T.`,
        `Gotemba, Narashino, Phoenix, Tokyo Yomiuri, Kasumigaseki, Miyazaki`,
      ],
      [
        "WORLD",
        "LPGA Tour",
        "11:30",
        `Korda N. @US, Thitikul J. @TH, Ko L. @NZ, Lee M. @AU, Yin R. @CN, Hull C. @ENG, Kim H. @KR, Lee S. @KR, Sagström M. @SE,
        Stark M. @SE, Boutier C. @FR, Delacour P. @FR, Grant L. @SE, Vu L. @US, Henderson B. @CA, Saigo M. @JP, Takeda R. @JP,
        Iwai A. @JP, Furue A. @JP, Ewing A. @US, Coughlin L. @US, Woad L. @ENG, Maguire L. @IE, Ciganda C. @ES, Lin X. @CN,
        Ryu H. @KR`,
        `Évian, Blaine, Mizuho, Woburn, Muirfield, Taipei, Kuala Lumpur, Naples`,
        { isWomen: true },
      ],
    ],
    4,
  ),
];
