import { duels, toVenues } from "./competition.ts";

/** The venues of the tour, in the order of its weeks from the first of the year. */
const atpVenues = toVenues(
  `Brisbane/h, Adélaïde/h, Open d'Australie/h!, Montpellier/i, Rotterdam/i, Buenos Aires/c,
  Dubaï/h, Acapulco/h, Indian Wells/h, Phoenix/h, Miami/h, Houston/c, Monte-Carlo/c, Barcelone/c, Madrid/c,
  Munich/c, Estoril/c, Rome/c, Genève/c, Roland-Garros/c!, Stuttgart/g, Queen's/g, Halle/g, Majorque/g,
  Wimbledon/g!, Bastad/c, Gstaad/c, Kitzbühel/c, Washington/h, Toronto/h, Cincinnati/h, Winston-Salem/h, US Open/h!,
  Chengdu/h, Hangzhou/h, Tokyo/h, Pékin/h, Shanghai/h, Almaty/i, Stockholm/i, Bruxelles/i, Bâle/i,
  Vienne/i, Paris/i, Metz/i, Athènes/i, Turin/i, Belgrade/i, Lyon/i, Djeddah/i, Abou Dabi/h,
  Perth/h`,
);
const wtaVenues = toVenues(
  `Brisbane/h, Hobart/h, Open d'Australie/h, Linz/i, Abou Dabi/h, Doha/h, Dubaï/h, Mérida/h,
  Indian Wells/h, Austin/h, Miami/h, Charleston/c, Bogota/c, Stuttgart/c, Madrid/c, Rouen/c, Rabat/c, Rome/c, Strasbourg/c,
  Roland-Garros/c, Bois-le-Duc/g, Queen's/g, Berlin/g, Eastbourne/g, Wimbledon/g, Hambourg/c,
  Iasi/c, Prague/h, Washington/h, Montréal/h, Cincinnati/h, Monterrey/h, US Open/h, Guadalajara/h, Séoul/h,
  Ningbo/h, Pékin/h, Wuhan/h, Osaka/h, Tokyo/h, Guangzhou/h, Hong Kong/h, Chennai/h, Jiujiang/h, Riyad/i,
  Limoges/i, Angers/i, Florianópolis/c, Buenos Aires/c, Quito/c, Auckland/h, Canberra/h`,
);
const asianVenues = toVenues(
  `Nouméa/h, Canberra/h, Pune/h, Bangalore/h, New Delhi/h, Chennai/h, Busan/h, Gwangju/h, Shenzhen/h, Taipei/i, Yokohama/h,
  Kobe/i, Sydney/h, Playford/h`,
);
const americanVenues = toVenues(
  `Concepción/c, Rosario/c, Mexico/c, Santiago/c, Tallahassee/c, Sarasota/c, Little Rock/h, Winnipeg/h, Bogota/c, Lima/c, Campinas/c,
  Montevideo/c, Guayaquil/c, São Paulo/h`,
);
const badmintonVenues = toVenues(
  `Kuala Lumpur, New Delhi, Jakarta, Bangkok, Paris, Birmingham, Bâle, Singapour, Sydney, Tokyo, Changzhou, Macao, Hong Kong,
  Odense, Kumamoto, Hangzhou`,
);
const tableTennisVenues = toVenues(
  `Doha, Singapour, Chongqing, Incheon, Macao, Francfort, Montpellier, Yokohama, Ljubljana, Las Vegas`,
);
const beachVenues = toVenues(
  `Doha, Saquarema, Tepic, Xiamen, Ostrava, Gstaad, Hambourg, Montréal, Paris, Newport Beach, Le Cap, Nuvali`,
);

/** Ids of the tennis tours in recorded lists (`ZHS`). */
const categories = { atpSingles: "5724", wtaSingles: "5725" } as const;

/** A week from Monday to Sunday; the other turn ends on Wednesday. */
const week = { size: 32, roundDays: [2, 2, 1, 1, 1], firstDay: 0 } as const;
const lateWeek = { size: 16, roundDays: [2, 2, 2, 1], firstDay: 3 } as const;
const fourDays = { size: 16, roundDays: [1, 1, 1, 1], firstDay: 0 } as const;

/** Nets: one against one, or pairs. */
export const racquets = [
  ...duels("tennis", 1, [
    [
      "WORLD",
      "ATP - simple",
      "09:00 10:30 12:30 14:00 16:00 18:00 19:30",
      `Sinner J. @IT, Alcaraz C. @ES, Djokovic N. @RS, Zverev A. @DE, Fritz T. @US, Shelton B. @US, Auger-Aliassime F. @CA,
      De Minaur A. @AU, Musetti L. @IT, Draper J. @GB, Bublik A. @KZ, Ruud C. @NO, Medvedev D. @RU,
      Davidovich Fokina A. @ES, Rune H. @DK, Rublev A. @RU, Lehecka J. @CZ, Khachanov K. @RU, Mensik J. @CZ,
      Cerundolo F. @AR, Fils A. @FR, Humbert U. @FR, Tsitsipas S. @GR, Paul T. @US, Tiafoe F. @US, Machac T. @CZ,
      Griekspoor T. @NL, Nakashima B. @US, Norrie C. @GB, Fonseca J. @BR, Cobolli F. @IT, Rinderknech A. @FR`,
      { categoryId: categories.atpSingles, draw: { ...week, venues: atpVenues } },
    ],
    [
      "WORLD",
      "WTA - simple",
      "08:00 09:30 11:30 13:30 15:30 17:30 20:00",
      `Sabalenka A. @BY, Świątek I. @PL, Gauff C. @US, Anisimova A. @US, Rybakina E. @KZ, Pegula J. @US, Keys M. @US,
      Paolini J. @IT, Andreeva M. @RU, Alexandrova E. @RU, Bencic B. @CH, Tauson C. @DK, Noskova L. @CZ, Svitolina E. @UA,
      Navarro E. @US, Osaka N. @JP, Muchová K. @CZ, Mertens E. @BE, Shnaider D. @RU, Samsonova L. @RU, Boisson L. @FR,
      Vondroušová M. @CZ, Ostapenko J. @LV, Zheng Q. @CN, Kostyuk M. @UA, Badosa P. @ES, Kasatkina D. @AU, Frech M. @PL,
      Fernandez L. @CA, Raducanu E. @GB, Krejčíková B. @CZ, Jacquemot E. @FR`,
      { categoryId: categories.wtaSingles, isWomen: true, draw: { ...week, venues: wtaVenues } },
    ],
    [
      "WORLD",
      "ATP - double",
      "10:00 11:30 15:00 17:00",
      `Cash J./Glasspool L., Granollers M./Zeballos H., Heliövaara H./Patten H., Arévalo M./Pavic M., Bolelli S./Vavassori A.,
      Krawietz K./Pütz T., Salisbury J./Skupski N., Harrison C./King E., Doumbia S./Reboul F., Nys H./Roger-Vasselin E.,
      Mektic N./Venus M., Goransson A./Verbeek S., Matos R./Melo M., Arneodo R./Guinard M., Behar A./Vliegen J.,
      Bhambri Y./Olivetti A.`,
      { draw: { ...lateWeek, venues: atpVenues } },
    ],
    [
      "WORLD",
      "Challenger - simple, Asie et Océanie",
      "00:30 02:00 03:30 05:00 06:30",
      `Vukic A. @AU, Duckworth J. @AU, O'Connell C. @AU, McCabe J. @AU, Shimabukuro S. @JP, Mochizuki S. @JP, Watanuki Y. @JP,
      Walton A. @AU, Hijikata R. @AU, Bu Y. @CN, Shang J. @CN, Sweeny D. @AU, Nishioka Y. @JP, Wu Y. @CN, Tseng C. @TW,
      Jones M. @AU`,
      { draw: { ...lateWeek, venues: asianVenues } },
    ],
    [
      "WORLD",
      "Challenger - simple, Amériques",
      "15:00 17:00 19:00 21:00 22:30 23:45",
      `Tirante T. @AR, Burruchaga R. @AR, Comesana F. @AR, Diaz Acosta F. @AR, Ugo Carabelli C. @AR, Seyboth Wild T. @BR,
      Heide G. @BR, Barrios Vera T. @CL, Jarry N. @CL, Cerundolo J. M. @AR, Boyer T. @US, Kypson P. @US, Garin C. @CL,
      Galan D. @CO, Monteiro T. @BR, Buse I. @PE`,
      { draw: { ...lateWeek, firstDay: 0, venues: americanVenues } },
    ],
    [
      "WORLD",
      "ITF - simple dames",
      "07:00 08:30 10:00 11:30 13:00 14:30",
      `Galfi D. @HU, Ponchet J. @FR, Monnet C. @FR, Lys E. @DE, Korpatsch T. @DE, Masarova R. @CH, Bronzetti L. @IT,
      Trevisan M. @IT, Chwalinska M. @PL, Fruhvirtova L. @CZ, Salkova D. @CZ, Cristian J. @RO, Bogdan A. @RO,
      Tomova V. @BG, Grabher J. @AT, Sönmez Z. @TR, Dart H. @GB, Boulter K. @GB, Maria T. @DE, Waltert S. @CH`,
      { isWomen: true },
    ],
  ]),
  ...duels("badminton", 1, [
    [
      "WORLD",
      "BWF World Tour - simple messieurs",
      "02:00 03:00 04:00 06:00 08:00 10:00 12:00",
      `Shi Y. Q. @CN, Vitidsarn K. @TH, Antonsen A. @DK, Christie J. @ID, Popov C. @FR, Li S. F. @CN, Chou T. C. @TW,
      Lanier A. @FR, Naraoka K. @JP, Lakshya S. @IN, Ginting A. @ID, Farhan A. @ID, Popov T. J. @FR, Lin C. Y. @TW,
      Weng H. Y. @CN, Axelsen V. @DK`,
      { draw: { ...fourDays, venues: badmintonVenues } },
    ],
    [
      "WORLD",
      "BWF World Tour - simple dames",
      "02:30 05:00 07:00 09:00",
      `An S. Y. @KR, Wang Z. Y. @CN, Yamaguchi A. @JP, Chen Y. F. @CN, Han Y. @CN, Intanon R. @TH, Tunjung G. M. @ID,
      Wardani P. K. @ID, Chochuwong P. @TH, Miyazaki T. @JP, Gao F. J. @CN, Sindhu P. V. @IN, Busanan O. @TH,
      Blichfeldt M. @DK, Kjaersfeldt L. @DK, Gilmour K. @SCO`,
      {
        isWomen: true,
        draw: { ...fourDays, firstDay: 2, venues: badmintonVenues },
      },
    ],
    [
      "WORLD",
      "BWF World Tour - double mixte",
      "01:30 03:30 05:30 07:30 09:30 11:30",
      `Feng/Huang, Jiang/Wei, Dechapol/Supissara, Chen/Toh, Gicquel/Delrue, Christiansen/Bøje, Guo/Chen, Midorikawa/Saito,
      Tang/Tse, Jafar/Felisha`,
    ],
  ]),
  ...duels("table-tennis", 1, [
    [
      "WORLD",
      "WTT Champions",
      "04:00 06:00 08:00 10:00 12:00 14:00 17:00 19:00",
      `Wang Chuqin @CN, Lin Shidong @CN, Calderano H. @BR, Lebrun F. @FR, Harimoto T. @JP, Lebrun A. @FR, Moregard T. @SE,
      Liang Jingkun @CN, Lin Yun-Ju @TW, Jorgic D. @SI, Jang Woojin @KR, Ovtcharov D. @DE, Qiu D. @DE, Duda B. @DE,
      Franziska P. @DE, Kallberg A. @SE`,
      { draw: { ...fourDays, venues: tableTennisVenues } },
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
      `Åhman/Hellvig @SE, Mol/Sørum @NO, Ehlers/Wickler @DE, van de Velde/Immers @NL, Partain/Benesh @US,
      Nicolai/Cottafava @IT, Evandro/Arthur @BR, Bassereau/Aye @FR, Boermans/de Groot @NL, Krou/Gauthier-Rat @FR,
      Diaz/Alayo @CU, Herrera/Gavira @ES, Hodges/Schubert @AU, Nicolaidis/Carracher @AU, Schalk/Shaw @US, George/Saymon @BR`,
      { draw: { ...fourDays, venues: beachVenues } },
    ],
    [
      "WORLD",
      "Beach Pro Tour dames",
      "06:00 07:30 09:00 11:00 12:30 14:30 17:00 21:00",
      `Ana Patrícia/Duda @BR, Nuss/Brasher @US, Müller/Tillmann @DE, Melissa/Brandie @CA, Tina/Anastasija @LV,
      Gottardi/Orsi Toth @IT, Placette/Richard @FR, Hüberli/Kernen @CH, Stam/Bekhuis @NL, Carolina/Rebecca @BR,
      Cheng/Hughes @US, Mariafe/Clancy @AU, Paul/Kunst @DE, Álvarez/Moreno @ES, Vieira/Chamereau @FR, Bobner/Vergé-Dépré @CH`,
      { isWomen: true, draw: { ...fourDays, firstDay: 2, venues: beachVenues } },
    ],
  ]),
];
