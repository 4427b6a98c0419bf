import { fields } from "./competition.ts";

/** Winter sports; each day is at another place. */
export const snow = [
  ...fields("alpine", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs - slalom",
      "09:00 17:00",
      `Noël C. @FR, McGrath A. @NO, Kristoffersen H. @NO, Meillard L. @CH, Braathen L. @BR, Haugan T. @NO, Feller M. @AT, Vinatzer A. @IT, Amiez S. @FR, Yule D. @CH,
      Nef T. @CH, Gstrein F. @AT, Strasser L. @DE, Rassat P. @FR, Matt M. @AT, Hallberg F. @FI, Popov A. @BG, Zubcic F. @HR, Ryding D. @GB, Jakobsen K. @NO,
      Kolega S. @HR, Ginnis A. @GR`,
      `Kitzbühel, Wengen, Schladming, Adelboden, Val-d'Isère, Levi, Gurgl, Madonna di Campiglio`,
    ],
  ]),
  ...fields("ski-jumping", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs",
      "07:00 15:00",
      `Prevc D. @SI, Tschofenig D. @AT, Hörl J. @AT, Kraft S. @AT, Kobayashi R. @JP, Raimund P. @DE, Hoffmann F. @DE, Lanisek A. @SI, Forfang J. A. @NO,
      Sundal K. E. @NO, Wellinger A. @DE, Paschke P. @DE, Deschwanden G. @CH, Zajc T. @SI, Embacher S. @AT, Nikaido R. @JP, Tomasiak K. @PL, Zyla P. @PL,
      Kubacki D. @PL, Aalto A. @FI, Foubert V. @FR, Ortner M. @AT`,
      `Oberstdorf, Garmisch-Partenkirchen, Innsbruck, Bischofshofen, Planica, Willingen, Zakopane, Lillehammer, Sapporo`,
    ],
  ]),
  ...fields("cross-country", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs",
      "10:30 12:30",
      `Klæbo J. H. @NO, Amundsen H. O. @NO, Krüger S. H. @NO, Nyenget M. L. @NO, Hedegart E. @NO, Desloges M. @CA, Lapalus H. @FR, Jouve R. @FR, Anger E. @DE,
      Poromaa W. @SE, Pellegrino F. @IT, Chanavat L. @FR, Valnes E. @NO, Mäki J. @FI, Musgrave A. @GB, Schoonmaker J. @US, Ogden B. @US, Cyr A. @CA, Moch F. @DE,
      Vuorinen I. @FI, Niskanen I. @FI`,
      `Ruka, Trondheim, Davos, Toblach, Val di Fiemme, Les Rousses, Lahti, Falun, Holmenkollen`,
    ],
  ]),
  ...fields("biathlon", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs - départ groupé",
      "11:15 13:30",
      `Perrot É. @FR, Fillon Maillet Q. @FR, Jacquelin É. @FR, Lægreid S. @NO, Giacomel T. @IT, Samuelsson S. @SE, Botn J. O. @NO, Christiansen V. @NO,
      Nawrath P. @DE, Ponsiluoma M. @SE, Strelow J. @DE, Claude F. @FR, Guigonnat A. @FR, Hofer L. @IT, Uldal M. @NO, Rastorgujevs A. @LV, Brandt O. @SE,
      Hartweg N. @CH, Kühn J. @DE, Seppälä T. @FI`,
      `Le Grand-Bornand, Hochfilzen, Oberhof, Ruhpolding, Antholz, Östersund, Nové Mesto, Kontiolahti, Holmenkollen`,
    ],
    [
      "WORLD",
      "Coupe du monde dames - départ groupé",
      "14:45",
      `Simon J. @FR, Jeanmonnot L. @FR, Öberg E. @SE, Preuss F. @DE, Wierer D. @IT, Minkkinen S. @FI, Vittozzi L. @IT, Braisaz-Bouchet J. @FR, Öberg H. @SE,
      Michelon O. @FR, Richard J. @FR, Kirkeeide M. @NO, Grotian S. @DE, Häcki-Gross L. @CH, Knotten K. @NO, Botet P. @FR, Magnusson A. @SE, Tannheimer J. @DE,
      Voborníková T. @CZ, Batovska Fialková P. @SK`,
      `Le Grand-Bornand, Hochfilzen, Oberhof, Ruhpolding, Antholz, Östersund, Nové Mesto, Kontiolahti, Holmenkollen`,
    ],
  ]),
  ...fields("winter-sports", 16, [
    [
      "WORLD",
      "Bob à deux - Coupe du monde",
      "08:00 16:00",
      `Friedrich F. @DE, Lochner J. @DE, Ammour A. @DE, Hall B. @GB, Vogt M. @CH, Heinrich R. @FR, Follador C. @CH, Baumgartner P. @IT, Mata G. @BR, Edelman J. T. @IL,
      Kim J. @KR, Tentea M. @RO, Hafner C. @DE, Dearborn K. @CA, Austin J. @CA, Horn F. @US, Cipulis J. @LV, Treichl M. @AT`,
      `La Plagne, Winterberg, Altenberg, Igls, Saint-Moritz, Lillehammer, Sigulda, Cortina d'Ampezzo`,
    ],
  ]),
];
