import { fields } from "./competition.ts";

/** Tours of golf: a tournament from Thursday to Sunday in each week of a season, its places in the order of those weeks. */
const thursdays = (weeks: string) => ({ pace: { from: "Thu", days: 1, weeks } }) as const;
/** The morning of a Thursday in Japan. */
const wednesdayNights = (weeks: string) => ({ pace: { from: "Wed", days: 1, weeks } }) as const;

/** The most that start together: a summer day has light for two groups of three on each of 21 starting times. */
const starters = 126;

export const golf = fields("golf", starters, [
  [
    "US",
    "PGA Tour",
    "12:30",
    `Scheffler S. @US, McIlroy R. @IE, Schauffele X. @US, Henley R. @US, Thomas J. @US, Griffin B. @US, Spaun J. J. @US, Åberg L. @SE, Straka S. @AT, Morikawa C. @US,
      Burns S. @US, Im S. @KR, Hovland V. @NO, MacIntyre R. @GB, Cantlay P. @US, Bradley K. @US, Lowry S. @IE, English H. @US, Matsuyama H. @JP, Young C. @US,
      McNealy M. @US, Gotterup C. @US, Conners C. @CA, Kim S. W. @KR, Spieth J. @US, Homa M. @US,
      Fowler R. @US, Theegala S. @US, Finau T. @US, Day J. @AU, Scott A. @AU, Lee M. W. @AU, An B. @KR, Kim T. @KR, Taylor N. @CA, Hadwin A. @CA,
      Pendrith T. @CA, Svensson A. @CA, Hughes M. @CA, Harman B. @US, Clark W. @US, Burgoon B. @US, Hoge T. @US, Hodges L. @US, Horschel B. @US, Rai A. @GB,
      Bezuidenhout C. @ZA, Potgieter A. @ZA, van Rooyen E. @ZA, Davis C. @AU, Davidson T. @US, Detry T. @BE, Dunlap N. @US, Eckroat A. @US, Fitzpatrick M. @GB, Fox R. @NZ,
      Gerard R. @US, Glover L. @US, Greyserman M. @US, Grillo E. @AR, Hall H. @GB, Highsmith J. @US, Hisatsune R. @JP, Hoey R. @PH, Hubbard M. @US, Jaeger S. @DE,
      Johnson Z. @US, Keefer J. @US, Kirk C. @US, Kisner K. @US, Kitayama K. @US, Kizzire P. @US, Knapp J. @US, Kuchar M. @US, Lipsky D. @US, Lower J. @US,
      List L. @US, Malnati P. @US, McCarthy D. @US, McGreevy M. @US, Meissner M. @US, Mitchell K. @US, Moore T. @US, Mouw W. @US, Mullinax T. @US, Neergaard-Petersen R. @DK,
      Norgaard N. @DK, Pak J. @US, Palmer R. @US, Peterson P. @US, Phillips C. @US, Poston J. T. @US, Putnam A. @US, Ramey C. @US, Reavie C. @US, Riley D. @US,
      Rodgers P. @US, Roy K. @US, Ryder S. @US, Salinda I. @US, Schenk A. @US, Schmid M. @DE, Shipley N. @US, Sigg G. @US, Simpson W. @US, Smalley A. @US,
      Snedeker B. @US, Stevens S. @US, Streelman K. @US, Suber J. @US, Thompson D. @US, Thornberry B. @US, Thorbjornsen M. @US, Todd B. @US, Tosti A. @AR, Valimaki S. @FI,
      Vegas J. @VE, Velo K. @US, Walker D. @US, Wallace M. @GB, Watney N. @US, Whaley V. @US, Wu D. @US, Yu K. @TW, Young C. J. @US, Zalatoris W. @US`,
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
      Nørgaard N. @DK, Smith J. @GB, Laporta F. @IT, Migliozzi G. @IT,
      Lawrence T. @ZA, Burmester D. @ZA, Coetzee G. @ZA, Nienaber W. @ZA, Pulkkanen T. @FI, Lagergren J. @SE, Norris S. @ZA, Luiten J. @NL, Besseling W. @NL, Huizing D. @NL,
      Schott F. @DE, Siem M. @DE, Kieffer M. @DE, Wiedemeyer T. @DE, Ritthammer B. @DE, Schneider M. @DE, Paul Y. @DE, Hidalgo A. @ES, Elvira M. @ES, Elvira N. @ES,
      Arnaus A. @ES, Campillo J. @ES, Del Rey A. @ES, Otaegui A. @ES, Puig D. @ES, Ayora Á. @ES, Larrazábal P. @ES, Cañizares A. @ES, Luque Á. @ES, Fernández I. @ES,
      Gavins D. @GB, Jordan M. @GB, Ferguson E. @GB, Forrest G. @GB, Law D. @GB, Ramsay R. @GB, Syme C. @GB, Hill C. @GB, Brown D. @GB, Smith J. G. @GB,
      Baldwin M. @GB, Bland R. @GB, Armitage M. @GB, Cockerill A. @GB, Clements T. @GB, Crocker S. @US, Johnston A. @GB, Horsey D. @GB, Howie C. @GB, Sullivan A. @GB,
      Waring P. @GB, Whitnell D. @GB, Wilson A. @GB, Winther J. @DK, Olesen T. @DK, Neergaard R. @DK, Kjærulff B. @DK, Johannessen K. @NO, Ventura K. @NO, Söderberg S. @SE,
      Svensson J. @SE, Kinhult M. @SE, Karlsson R. @SE, Lindell O. @FI, Välimäki T. @FI, Samooja K. @FI, Gagli L. @IT, Manassero M. @IT, Paratore R. @IT, Molinari E. @IT,
      Celli F. @IT, Mazzoli S. @IT, Langasque R. @FR, Couvra M. @FR, Dubuisson U. @FR, Pineau P. @FR, Levy A. @FR, Hébert B. @FR, Stalter J. @FR, Veyret J. @FR,
      Figueiredo P. @PT, Gouveia R. @PT, Melo Gouveia T. @PT, Schwab M. @AT, Steinlechner M. @AT, Rousseau J. @BE, Dumont de Chassart A. @BE, Donaldson A. @NZ, Fisher R. @GB, Jamieson S. @GB,
      Power M. @IE, McKibbin T. @GB, Moynihan G. @IE, Murphy J. @IE, Sharvin C. @GB, Ding W. @CN, Wu A. @CN, Xiao B. @CN, Sharma S. @IN, Ahlawat V. @IN,
      Bhullar G. @IN, Kawamura M. @JP, Nakajima K. @JP, Hoshino R. @JP, Ko J. @AU, Scrivener J. @AU, Micheluzzi D. @AU, Crowe H. @AU, Lee D. @NZ, Power K. @AU`,
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
