import type { StageProfile } from "../../../shared/competitions/tours.ts";
import { fields, type RaceDays } from "./competition.ts";

/** Tours and one-day races of cycling, with the weeks of the year in which they are ridden. No rider starts in two races at once. */
const riders = `Pogačar T. @SI, Vingegaard J. @DK, Evenepoel R. @BE, van der Poel M. @NL, van Aert W. @BE, Roglič P. @SI, Del Toro I. @MX, Almeida J. @PT, Pedersen M. @DK,
      Philipsen J. @BE, Yates A. @GB, Seixas P. @FR, Martinez L. @FR, Alaphilippe J. @FR, Healy B. @IE, Pidcock T. @GB, Girmay B. @ER, Milan J. @IT, Ayuso J. @ES,
      Simmons Q. @US, Grégoire R. @FR, Vauquelin K. @FR, Laporte C. @FR, Jegat J. @FR, Onley O. @GB, Lipowitz F. @DE`;

const ridersOfOceania = `Vine J. @AU, Narváez J. @EC, O'Connor B. @AU, Plapp L. @AU, Groves K. @AU, Welsford S. @AU, Ewan C. @AU, Matthews M. @AU, Hindley J. @AU, Hamilton C. @AU,
      Godon D. @FR, Bauhaus P. @DE, Costiou E. @FR, Fisher-Black F. @NZ, Mosca J. @IT, Tonelli A. @IT, Strong C. @NZ, Donaldson R. @GB, Gee D. @CA, Sheffield M. @US,
      Zimmermann G. @DE, Higuita S. @CO, Chaves E. @CO, Vernon E. @GB`;

/** The courses of the stages of a short tour, from Monday to Saturday, and of one of three weeks, from Tuesday to Sunday. */
const week = ["flat", "mountain", "hilly", "flat", "hilly", "mountain"] as const;
const threeWeeks = `flat hilly flat mountain time-trial flat hilly
  mountain flat mountain hilly flat mountain time-trial
  flat mountain mountain hilly mountain flat`.split(/\s+/) as readonly StageProfile[];

const weekIn = (number: number) => ({
  tour: week,
  pace: { from: "Mon", days: 6, weeks: String(number) } satisfies RaceDays,
});
const threeWeeksFrom = (number: number) => ({
  tour: threeWeeks,
  pace: { from: "Tue", days: 20, weeks: String(number) } satisfies RaceDays,
});

/** No fortnight of the winter is without a race. The tours exist; their weeks are invented. */
const winter = [
  [
    "BF",
    "Tour du Faso",
    "09:00",
    ridersOfOceania,
    `Tenkodogo, Koupéla, Kaya, Ouahigouya, Koudougou, Ouagadougou`,
    weekIn(44),
  ],
  [
    "ID",
    "Tour de Singkarak",
    "02:00",
    ridersOfOceania,
    `Padang, Pariaman, Bukittinggi, Payakumbuh, Solok, Painan`,
    weekIn(46),
  ],
  [
    "EC",
    "Tour de l'Équateur",
    "15:00",
    ridersOfOceania,
    `Ibarra, Cayambe, Ambato, Riobamba, Guaranda, Quito`,
    weekIn(48),
  ],
  [
    "CR",
    "Tour du Costa Rica",
    "15:00",
    ridersOfOceania,
    `Liberia, San Carlos, Grecia, Cartago, Cerro de la Muerte, San José`,
    weekIn(50),
  ],
  [
    "NZ",
    "Tour of Southland",
    "21:30",
    ridersOfOceania,
    `Invercargill, Lumsden, Te Anau, Queenstown, Cromwell, Bluff`,
    weekIn(52),
  ],
  [
    "GA",
    "Tropicale Amissa Bongo",
    "11:00",
    ridersOfOceania,
    `Bitam, Oyem, Ndjolé, Lambaréné, Kango, Libreville`,
    { ...weekIn(1), seasonStartMonth: 8 },
  ],
  [
    "AR",
    "Tour de San Juan",
    "17:30",
    ridersOfOceania,
    `Pocito, Jáchal, Villa San Agustín, Barreal, Alto Colorado, San Juan`,
    weekIn(3),
  ],
] as const;

export const roads = fields("cycling", 24, [
  [
    "WORLD",
    "World Tour",
    "11:00",
    riders,
    `Ninove, Sienne, Sanremo, Wevelgem, Audenarde, Roubaix, Valkenburg, Liège, Saint-Sébastien, Hambourg, Plouay, Montréal, Varèse, Côme`,
    { pace: { from: "Sun", days: 1, weeks: "9-10 12-18 31 33-34 40-41" } },
  ],
  [
    "FR",
    "Tour de France",
    "11:15",
    riders,
    `Lille, Dunkerque, Rouen, Mûr-de-Bretagne, Caen, Châteauroux, Le Mont-Dore, Hautacam, Carcassonne, Peyragudes, Toulouse, Montpellier, Mont Ventoux, Courchevel, Valence,
      La Plagne, L'Alpe d'Huez, Pontarlier, Le Markstein, Paris`,
    threeWeeksFrom(28),
  ],
  [
    "IT",
    "Giro d'Italia",
    "10:45",
    riders,
    `Bari, Matera, Salerno, Blockhaus, Foligno, Pescara, Viareggio, Abetone, Modena, Sestola, Asiago, Trieste, Monte Zoncolan, Udine, Cesano Maderno, Bormio,
      Passo dello Stelvio, Aosta, Sestriere, Rome`,
    threeWeeksFrom(20),
  ],
  [
    "ES",
    "Vuelta a España",
    "11:30",
    riders,
    `Figueras, Vic, Valdezcaray, Andorre, Zaragoza, Huesca, Cerler, Alto del Angliru, Gijón, Lagunas de Neila, Bilbao, Los Corrales de Buelna, Avilés, Valladolid, O Barco,
      Ponferrada, El Morredero, Salamanque, Bola del Mundo, Madrid`,
    threeWeeksFrom(35),
  ],
  [
    "FR",
    "Paris-Nice",
    "11:00",
    riders,
    `Le Perreux, La Loge des Gardes, Nevers, Bellegarde, La Côte-Saint-André, Nice`,
    weekIn(11),
  ],
  [
    "IT",
    "Tirreno-Adriatico",
    "11:00",
    riders,
    `Lido di Camaiore, Trasacco, Colfiorito, Follonica, Camaiore, Frontignano`,
    weekIn(12),
  ],
  [
    "ES",
    "Itzulia Basque Country",
    "11:00",
    riders,
    `Vitoria-Gasteiz, Lodosa, Beasain, Markina-Xemein, Gernika, Eibar`,
    weekIn(15),
  ],
  ["CH", "Tour de Romandie", "11:00", riders, `Münchenstein, Thyon, Fribourg, Cossonay, Sion, Villars`, weekIn(18)],
  [
    "FR",
    "Critérium du Dauphiné",
    "11:00",
    riders,
    `Montluçon, Combloux, Issoire, Mâcon, Charantonnay, Val-Cenis`,
    weekIn(24),
  ],
  [
    "CH",
    "Tour de Suisse",
    "11:00",
    riders,
    `Aarau, Emmetten, Heiden, Küssnacht, Piuro, Santa Maria in Calanca`,
    weekIn(25),
  ],
  [
    "PL",
    "Tour de Pologne",
    "11:00",
    riders,
    `Wrocław, Karpacz, Wałbrzych, Rybnik, Wieliczka, Bukowina Tatrzańska`,
    weekIn(32),
  ],
  [
    "AU",
    "Tour Down Under",
    "01:30",
    ridersOfOceania,
    `Adélaïde, Willunga Hill, Victor Harbor, Tanunda, Uraidla, Stirling`,
    weekIn(4),
  ],
  [
    "AU",
    "Herald Sun Tour",
    "01:30",
    ridersOfOceania,
    `Melbourne, Nagambie, Moe, Healesville, Kinglake, Falls Creek`,
    weekIn(6),
  ],
  ["JP", "Tour of Japan", "01:30", ridersOfOceania, `Sakai, Kyoto, Mino, Iida, Fujisan, Tokyo`, weekIn(21)],
  [
    "MY",
    "Tour de Langkawi",
    "02:00",
    ridersOfOceania,
    `Kuah, Kulim, Taiping, Cameron Highlands, Fraser's Hill, Kuala Lumpur`,
    weekIn(40),
  ],
  [
    "CN",
    "Tour of Guangxi",
    "02:00",
    ridersOfOceania,
    `Fangchenggang, Chongzuo, Jingxi, Bama, Nongla, Nanning`,
    weekIn(42),
  ],
  ...winter,
]);
