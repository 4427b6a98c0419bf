import { fields, type RaceDays } from "./competition.ts";

/** Winter sports, from the end of October to March. A world cup is at one place each weekend; those who are not in it race on other days. */
const winter = (from: RaceDays["from"], days: number, weeks: string) =>
  ({ pace: { from, days, weeks }, seasonStartMonth: 8 }) as const;

const skiers = `Noël C. @FR, McGrath A. @NO, Kristoffersen H. @NO, Meillard L. @CH, Braathen L. @BR, Haugan T. @NO, Feller M. @AT, Vinatzer A. @IT, Amiez S. @FR, Yule D. @CH,
      Nef T. @CH, Gstrein F. @AT, Strasser L. @DE, Rassat P. @FR, Matt M. @AT, Hallberg F. @FI, Popov A. @BG, Zubcic F. @HR, Ryding D. @GB, Jakobsen K. @NO,
      Kolega S. @HR, Ginnis A. @GR`;
const skiersOfSecondRank = `Amiez S. @FR, Yule D. @CH, Nef T. @CH, Gstrein F. @AT, Strasser L. @DE, Rassat P. @FR, Matt M. @AT, Hallberg F. @FI, Popov A. @BG, Zubcic F. @HR, Ryding D. @GB, Jakobsen K. @NO, Kolega S. @HR, Ginnis A. @GR`;
const jumpers = `Prevc D. @SI, Tschofenig D. @AT, Hörl J. @AT, Kraft S. @AT, Kobayashi R. @JP, Raimund P. @DE, Hoffmann F. @DE, Lanisek A. @SI, Forfang J. A. @NO,
      Sundal K. E. @NO, Wellinger A. @DE, Paschke P. @DE, Deschwanden G. @CH, Zajc T. @SI, Embacher S. @AT, Nikaido R. @JP, Tomasiak K. @PL, Zyla P. @PL,
      Kubacki D. @PL, Aalto A. @FI, Foubert V. @FR, Ortner M. @AT`;
const jumpersOfSecondRank = `Forfang J. A. @NO, Sundal K. E. @NO, Wellinger A. @DE, Paschke P. @DE, Deschwanden G. @CH, Zajc T. @SI, Embacher S. @AT, Nikaido R. @JP, Tomasiak K. @PL, Zyla P. @PL, Kubacki D. @PL, Aalto A. @FI, Foubert V. @FR, Ortner M. @AT`;
const runners = `Klæbo J. H. @NO, Amundsen H. O. @NO, Krüger S. H. @NO, Nyenget M. L. @NO, Hedegart E. @NO, Desloges M. @CA, Lapalus H. @FR, Jouve R. @FR, Anger E. @DE,
      Poromaa W. @SE, Pellegrino F. @IT, Chanavat L. @FR, Valnes E. @NO, Mäki J. @FI, Musgrave A. @GB, Schoonmaker J. @US, Ogden B. @US, Cyr A. @CA, Moch F. @DE,
      Vuorinen I. @FI, Niskanen I. @FI`;
const runnersOfSecondRank = `Jouve R. @FR, Anger E. @DE, Poromaa W. @SE, Pellegrino F. @IT, Chanavat L. @FR, Valnes E. @NO, Mäki J. @FI, Musgrave A. @GB, Schoonmaker J. @US, Ogden B. @US, Cyr A. @CA, Moch F. @DE, Vuorinen I. @FI, Niskanen I. @FI`;
const men = `Perrot É. @FR, Fillon Maillet Q. @FR, Jacquelin É. @FR, Lægreid S. @NO, Giacomel T. @IT, Samuelsson S. @SE, Botn J. O. @NO, Christiansen V. @NO,
      Nawrath P. @DE, Ponsiluoma M. @SE, Strelow J. @DE, Claude F. @FR, Guigonnat A. @FR, Hofer L. @IT, Uldal M. @NO, Rastorgujevs A. @LV, Brandt O. @SE,
      Hartweg N. @CH, Kühn J. @DE, Seppälä T. @FI`;
const women = `Simon J. @FR, Jeanmonnot L. @FR, Öberg E. @SE, Preuss F. @DE, Wierer D. @IT, Minkkinen S. @FI, Vittozzi L. @IT, Braisaz-Bouchet J. @FR, Öberg H. @SE,
      Michelon O. @FR, Richard J. @FR, Kirkeeide M. @NO, Grotian S. @DE, Häcki-Gross L. @CH, Knotten K. @NO, Botet P. @FR, Magnusson A. @SE, Tannheimer J. @DE,
      Voborníková T. @CZ, Batovska Fialková P. @SK`;
const biathlonPlaces = `Östersund, Hochfilzen, Le Grand-Bornand, Oberhof, Ruhpolding, Nové Mesto, Antholz, Kontiolahti, Otepää, Holmenkollen`;
const biathlonWeeks = "49-51 2-5 10-12";
const pilots = `Friedrich F. @DE, Lochner J. @DE, Ammour A. @DE, Hall B. @GB, Vogt M. @CH, Heinrich R. @FR, Follador C. @CH, Baumgartner P. @IT, Mata G. @BR, Edelman J. T. @IL,
      Kim J. @KR, Tentea M. @RO, Hafner C. @DE, Dearborn K. @CA, Austin J. @CA, Horn F. @US, Cipulis J. @LV, Treichl M. @AT`;
const pilotsOfSecondRank = `Follador C. @CH, Baumgartner P. @IT, Mata G. @BR, Edelman J. T. @IL, Kim J. @KR, Tentea M. @RO, Hafner C. @DE, Dearborn K. @CA, Austin J. @CA, Horn F. @US, Cipulis J. @LV, Treichl M. @AT`;

export const snow = [
  ...fields("alpine", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs - slalom",
      "09:00",
      skiers,
      `Levi, Gurgl, Copper Mountain, Val-d'Isère, Alta Badia, Adelboden, Wengen, Kitzbühel, Schladming, Chamonix, Kranjska Gora, Hafjell`,
      winter("Sun", 1, "46-48 50-51 2-6 10 12"),
    ],
    [
      "WORLD",
      "Coupe du monde messieurs - slalom géant",
      "09:00",
      skiers,
      `Sölden, Copper Mountain, Beaver Creek, Val-d'Isère, Alta Badia, Adelboden, Schladming, Kranjska Gora, Hafjell`,
      winter("Sat", 1, "43 48-51 2 5 10 12"),
    ],
    [
      "EUROPE",
      "Coupe d'Europe messieurs - slalom",
      "09:30",
      skiersOfSecondRank,
      `Zinal, Reiteralm, Pozza di Fassa, Vaujany, Berchtesgaden, Jasná`,
      winter("Wed", 2, "48 50-51 2 4 6 8 10"),
    ],
    [
      "EUROPE",
      "Coupe d'Europe messieurs - slalom géant",
      "09:30",
      skiersOfSecondRank,
      `Hippach, Folgaria, Kirchberg, Sella Nevea, Trysil`,
      winter("Mon", 2, "49-50 3 5 7 9 11"),
    ],
  ]),
  ...fields("ski-jumping", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs",
      "15:00",
      jumpers,
      `Lillehammer, Falun, Ruka, Wisla, Klingenthal, Engelberg, Garmisch-Partenkirchen, Zakopane, Sapporo, Oberstdorf, Willingen, Lahti, Oslo, Vikersund, Planica`,
      winter("Sat", 2, "47-51 1-5 8-12"),
    ],
    [
      "WORLD",
      "Coupe continentale messieurs",
      "09:00",
      jumpersOfSecondRank,
      `Ruka, Engelberg, Lahti, Brotterode, Iron Mountain, Bischofshofen`,
      winter("Thu", 2, "48-51 2-3 5-6 8-10"),
    ],
    [
      "WORLD",
      "FIS Cup messieurs",
      "08:00",
      jumpersOfSecondRank,
      `Notodden, Falun, Oberhof, Villach, Szczyrk`,
      winter("Tue", 2, "49-51 2 4 6-7 9"),
    ],
  ]),
  ...fields("cross-country", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs",
      "10:30",
      runners,
      `Ruka, Trondheim, Davos, Toblach, Val di Fiemme, Oberhof, Goms, Les Rousses, Falun, Lahti, Holmenkollen, Lake Placid`,
      winter("Sat", 2, "48-50 53 1 3-4 6 9-12"),
    ],
    [
      "EUROPE",
      "Coupe scandinave messieurs",
      "09:30",
      runnersOfSecondRank,
      `Beitostølen, Piteå, Vuokatti, Östersund, Lahti`,
      winter("Thu", 2, "48 50 1-2 4 6 9-10"),
    ],
    [
      "EUROPE",
      "Coupe des Alpes messieurs",
      "10:00",
      runnersOfSecondRank,
      `Goms, Sankt Ulrich, Oberwiesenthal, Schilpario, Prémanon`,
      winter("Tue", 2, "49 51 3 5 7-8 11"),
    ],
  ]),
  ...fields("biathlon", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs - départ groupé",
      "11:15",
      men,
      biathlonPlaces,
      winter("Sun", 1, biathlonWeeks),
    ],
    [
      "WORLD",
      "Coupe du monde dames - départ groupé",
      "14:45",
      women,
      biathlonPlaces,
      { ...winter("Sun", 1, biathlonWeeks), isWomen: true },
    ],
    ["WORLD", "Coupe du monde messieurs - poursuite", "12:30", men, biathlonPlaces, winter("Sat", 1, biathlonWeeks)],
    [
      "WORLD",
      "Coupe du monde dames - poursuite",
      "14:45",
      women,
      biathlonPlaces,
      { ...winter("Sat", 1, biathlonWeeks), isWomen: true },
    ],
    [
      "EUROPE",
      "IBU Cup messieurs",
      "11:15",
      `Botn J. O. @NO, Christiansen V. @NO, Nawrath P. @DE, Ponsiluoma M. @SE, Strelow J. @DE, Claude F. @FR, Guigonnat A. @FR, Hofer L. @IT, Uldal M. @NO, Rastorgujevs A. @LV, Brandt O. @SE, Hartweg N. @CH, Kühn J. @DE, Seppälä T. @FI`,
      `Obertilliach, Idre, Ridnaun, Sjusjøen, Brezno-Osrblie, Arber`,
      winter("Wed", 2, "48-51 2-3 5-6 9-11"),
    ],
    [
      "EUROPE",
      "IBU Cup dames",
      "13:30",
      `Vittozzi L. @IT, Braisaz-Bouchet J. @FR, Öberg H. @SE, Michelon O. @FR, Richard J. @FR, Kirkeeide M. @NO, Grotian S. @DE, Häcki-Gross L. @CH, Knotten K. @NO, Botet P. @FR, Magnusson A. @SE, Tannheimer J. @DE, Voborníková T. @CZ, Batovska Fialková P. @SK`,
      `Obertilliach, Idre, Ridnaun, Sjusjøen, Brezno-Osrblie, Arber`,
      { ...winter("Thu", 2, "48-51 2-3 5-6 9-11"), isWomen: true },
    ],
  ]),
  ...fields("winter-sports", 16, [
    [
      "WORLD",
      "Coupe du monde - bob à deux",
      "09:00",
      pilots,
      `Cortina d'Ampezzo, Igls, Lillehammer, Sigulda, Winterberg, Saint-Moritz, Altenberg, La Plagne`,
      winter("Sat", 2, "47-50 1-3 5-6 8 10"),
    ],
    [
      "EUROPE",
      "Coupe d'Europe - bob à deux",
      "09:00",
      pilotsOfSecondRank,
      `Lillehammer, Winterberg, Igls, Altenberg, Sigulda`,
      winter("Wed", 2, "47-50 2-4 6 8"),
    ],
    [
      "WORLD",
      "Coupe d'Amérique du Nord - bob à deux",
      "16:00",
      pilotsOfSecondRank,
      `Whistler, Park City, Lake Placid`,
      winter("Mon", 2, "46-48 50 2 4 6"),
    ],
  ]),
];
