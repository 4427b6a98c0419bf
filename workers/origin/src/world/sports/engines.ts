import { fields } from "./competition.ts";

/** Races: engines, wheels and horses. Each day has another course. */
const circuits = `Monza, Spa-Francorchamps, Silverstone, Suzuka, Interlagos, Barcelone, Red Bull Ring, Zandvoort, Le Castellet,
  Hungaroring, Austin, Sakhir, Imola, Montréal`;

export const engines = [
  ...fields("auto-racing", 20, [
    [
      "WORLD",
      "Formule 1",
      "13:00",
      `Verstappen M., Norris L., Piastri O., Leclerc C., Russell G., Hamilton L., Antonelli K., Sainz C., Albon A., Hadjar I.,
      Alonso F., Gasly P., Hülkenberg N., Lawson L., Bearman O., Ocon E., Stroll L., Bortoleto G., Colapinto F., Bottas V.,
      Pérez S., Lindblad A.`,
      circuits,
    ],
    [
      "US",
      "NASCAR Cup Series",
      "00:30 19:00",
      `Larson K., Bell C., Hamlin D., Byron W., Blaney R., Elliott C., Reddick T., Logano J., Briscoe C., Chastain R.,
      Buescher C., Cindric A., Wallace B., Bowman A., Keselowski B., Busch K., Gibbs T., Suárez D., McDowell M., Preece R.,
      Berry J., Hocevar C.`,
      `Daytona, Talladega, Charlotte, Bristol, Phoenix, Las Vegas, Martinsville, Darlington`,
    ],
  ]),
  ...fields("moto-racing", 18, [
    [
      "WORLD",
      "MotoGP",
      "05:00 12:00",
      `Márquez M., Bagnaia F., Márquez Á., Bezzecchi M., Acosta P., Di Giannantonio F., Quartararo F., Zarco J., Fernández R.,
      Morbidelli F., Martín J., Aldeguer F., Marini L., Mir J., Binder B., Bastianini E., Viñales M., Rins A., Miller J.,
      Ogura A.`,
      `Mugello, Jerez, Assen, Phillip Island, Sepang, Le Mans, Sachsenring, Motegi, Aragon, Misano`,
    ],
  ]),
  ...fields("motorsport", 14, [
    [
      "WORLD",
      "WEC - Hypercar",
      "03:00 10:00 16:00",
      `Ferrari 51, Ferrari 50, Porsche 6, Toyota 8, Toyota 7, Cadillac 12, Cadillac 38, BMW 20, BMW 15, Peugeot 93, Peugeot 94,
      Alpine 36, Alpine 35, Aston Martin 007, Aston Martin 009`,
      `Le Mans, Spa-Francorchamps, Fuji, Sakhir, Imola, Interlagos, Austin`,
    ],
  ]),
  ...fields("cycling", 24, [
    [
      "WORLD",
      "World Tour",
      "11:00",
      `Pogacar T., Vingegaard J., Evenepoel R., van der Poel M., van Aert W., Roglic P., Del Toro I., Almeida J., Pedersen M.,
      Philipsen J., Yates A., Seixas P., Martinez L., Alaphilippe J., Healy B., Pidcock T., Girmay B., Milan J., Ayuso J.,
      Simmons Q., Grégoire R., Vauquelin K., Laporte C., Jegat J., Onley O., Lipowitz F.`,
      `Roubaix, Liège, Audenarde, Sienne, Paris, Montréal, Bruges, Varèse, Québec, Saint-Sébastien`,
    ],
    [
      "AU",
      "Tour Down Under",
      "01:30",
      `Vine J., Narváez J., O'Connor B., Plapp L., Groves K., Welsford S., Ewan C., Matthews M., Hindley J., Hamilton C.,
      Godon D., Bauhaus P., Costiou E., Fisher-Black F., Mosca J., Tonelli A., Strong C., Donaldson R., Gee D., Sheffield M.,
      Zimmermann G., Higuita S., Chaves E., Vernon E.`,
      `Adélaïde, Willunga Hill, Victor Harbor, Tanunda, Uraidla, Stirling`,
    ],
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
        `Scheffler S., McIlroy R., Schauffele X., Henley R., Thomas J., Griffin B., Spaun J. J., Åberg L., Straka S., Morikawa C.,
        Burns S., Im S., Hovland V., MacIntyre R., Cantlay P., Bradley K., Lowry S., English H., Matsuyama H., Young C.,
        McNealy M., Gotterup C., Conners C., Kim S. W., Spieth J., Homa M.`,
        `Pebble Beach, Sawgrass, Augusta, Riviera, Bay Hill, Harbour Town, Torrey Pines`,
      ],
      [
        "EUROPE",
        "DP World Tour",
        "06:30",
        `Fleetwood T., Hatton T., Penge M., Reitan K., Rose J., Højgaard R., Højgaard N., Noren A., Wallace M., Pavon M.,
        Saddier A., Canter L., Southgate M., Parry J., Rozner A., Perez V., Hillier D., Li H., Schmid M., Guerrier J.,
        Nørgaard N., Smith J., Laporta F., Migliozzi G.`,
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
    ],
    4,
  ),
];
