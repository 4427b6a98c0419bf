import { fields } from "./competition.ts";

/** Tours of golf: a tournament from Thursday to Sunday in each week of a season, its places in the order of those weeks. */
const thursdays = (weeks: string) => ({ pace: { from: "Thu", days: 1, weeks } }) as const;
/** The morning of a Thursday in Japan. */
const wednesdayNights = (weeks: string) => ({ pace: { from: "Wed", days: 1, weeks } }) as const;

export const golf = fields("golf", 24, [
  [
    "US",
    "PGA Tour",
    "12:30",
    `Scheffler S. @US, McIlroy R. @IE, Schauffele X. @US, Henley R. @US, Thomas J. @US, Griffin B. @US, Spaun J. J. @US, Åberg L. @SE, Straka S. @AT, Morikawa C. @US,
      Burns S. @US, Im S. @KR, Hovland V. @NO, MacIntyre R. @GB, Cantlay P. @US, Bradley K. @US, Lowry S. @IE, English H. @US, Matsuyama H. @JP, Young C. @US,
      McNealy M. @US, Gotterup C. @US, Conners C. @CA, Kim S. W. @KR, Spieth J. @US, Homa M. @US`,
    `Waialae=17:00, La Quinta=16:30, Torrey Pines=17:00, Scottsdale=14:30, Pebble Beach=16:45, Riviera=15:00, Palm Beach Gardens, Bay Hill, Sawgrass,
      Innisbrook, Memorial Park, San Antonio, Augusta, Harbour Town, Avondale, Doral, Quail Hollow, Aronimink, Craig Ranch, Colonial,
      Muirfield Village, Caledon, Shinnecock Hills, River Highlands, Deere Run, Renaissance Club=06:30, Royal Birkdale=06:30, Blaine,
      Detroit, Sedgefield, Southwind, Bellerive, East Lake, Biltmore, Jackson, Yokohama=00:00, Black Desert=14:30, Cabo del Sol=14:30,
      Port Royal, Sea Island`,
    thursdays("3-35 38 40-42 45-47"),
  ],
  [
    "EUROPE",
    "DP World Tour",
    "06:30",
    `Fleetwood T. @GB, Hatton T. @GB, Penge M. @GB, Reitan K. @NO, Rose J. @GB, Højgaard R. @DK, Højgaard N. @DK, Noren A. @SE, Wallace M. @GB, Pavon M. @FR,
      Saddier A. @FR, Canter L. @GB, Southgate M. @GB, Parry J. @GB, Rozner A. @FR, Perez V. @FR, Hillier D. @NZ, Li H. @CN, Schmid M. @DE, Guerrier J. @FR,
      Nørgaard N. @DK, Smith J. @GB, Laporta F. @IT, Migliozzi G. @IT`,
    `Dubai Creek=04:00, Emirates=04:00, Royal Bahrain=04:00, Doha=04:00, Muthaiga, Houghton, Stellenbosch, Haikou=00:00, Delhi=01:30, Shanghai=00:00,
      Antalya, Valderrama, Rinkven, Kitzbühel, The International, Castelconturbio, Eichenried, Renaissance Club, Royal Birkdale, Furesø,
      Trump International, The Belfry, Crans-Montana, Doonbeg, Wentworth, Saint-Nom-la-Bretèche, Saint-Andrews, Club de Campo, Delhi Golf Club=01:30,
      Yas Links=03:30, Jumeirah=04:00, Royal Queensland=00:00, Sun City=04:30, Leopard Creek=04:30`,
    thursdays("3-6 8-10 12-14 18-23 27-29 33-41 43 45-46 48-50"),
  ],
  [
    "JP",
    "Japan Golf Tour",
    "22:00",
    `Kanaya T., Nakajima K., Hisatsune R., Ishikawa R., Hoshino R., Iwasaki A., Imahira S., Kawamoto R., Ikeda Y., Oiwa R.,
      Katsumata R., Sato T., Hirata K., Ohtsuki T., Sugiura Y., Yonezawa R., Higa K., Horikawa M., Kimoto T., Shigenaga A.,
      Tanihara H., Miyamoto K., Ogimura H., Ikemura T.`,
    `Togo, Kasugai, Nagoya, Ibaraki, Kasaoka, Otone, Hokkaido, Sapporo, Fuji, Keya, Sanda, Chigasaki, Sobu, Kasumigaseki, Gotemba, Narashino,
      Hanno, Taiheiyo Gotemba, Phoenix, Kochi, Tokyo Yomiuri`,
    wednesdayNights("16-18 21-23 25-27 35-42 46-49"),
  ],
  [
    "WORLD",
    "LPGA Tour",
    "11:30",
    `Korda N. @US, Thitikul J. @TH, Ko L. @NZ, Lee M. @AU, Yin R. @CN, Hull C. @ENG, Kim H. @KR, Lee S. @KR, Sagström M. @SE,
      Stark M. @SE, Boutier C. @FR, Delacour P. @FR, Grant L. @SE, Vu L. @US, Henderson B. @CA, Saigo M. @JP, Takeda R. @JP,
      Iwai A. @JP, Furue A. @JP, Ewing A. @US, Coughlin L. @US, Woad L. @ENG, Maguire L. @IE, Ciganda C. @ES, Lin X. @CN,
      Ryu H. @KR`,
    `Lake Nona, Siam=01:30, Sentosa=00:30, Jian Lake Blue Bay=00:00, Sharon Heights=14:30, Whirlwind=14:30, Shadow Creek=15:00, El Caballero=15:00, Memorial Park, Mayakoba,
      Mountain Ridge, Cincinnati, Riviera=15:00, Seaview, Blythefield, Hazeltine, Midland, Évian=05:30, Dundonald=06:00, Royal Lytham=05:30,
      Portland=15:00, Edmonton=14:30, Norton, Rogers, Kuala Lumpur=00:30, Shanghai=00:00, Séoul=00:00, Seta=00:00, Pelican, Tiburón`,
    { isWomen: true, ...thursdays("5 8-10 12-14 16-20 23-28 30-31 33-35 38 41-44 46-47") },
  ],
]);
