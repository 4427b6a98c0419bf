import { fields } from "./competition.ts";

/** Winter sports; each day is at another place. */
export const snow = [
  ...fields("alpine", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs - slalom",
      "09:00 17:00",
      `Noël C., McGrath A., Kristoffersen H., Meillard L., Braathen L., Haugan T., Feller M., Vinatzer A., Amiez S., Yule D.,
      Nef T., Gstrein F., Strasser L., Rassat P., Matt M., Hallberg F., Popov A., Zubcic F., Ryding D., Jakobsen K.,
      Kolega S., Ginnis A.`,
      `Kitzbühel, Wengen, Schladming, Adelboden, Val-d'Isère, Levi, Gurgl, Madonna di Campiglio`,
    ],
  ]),
  ...fields("ski-jumping", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs",
      "07:00 15:00",
      `Prevc D., Tschofenig D., Hörl J., Kraft S., Kobayashi R., Raimund P., Hoffmann F., Lanisek A., Forfang J. A.,
      Sundal K. E., Wellinger A., Paschke P., Deschwanden G., Zajc T., Embacher S., Nikaido R., Tomasiak K., Zyla P.,
      Kubacki D., Aalto A., Foubert V., Ortner M.`,
      `Oberstdorf, Garmisch-Partenkirchen, Innsbruck, Bischofshofen, Planica, Willingen, Zakopane, Lillehammer, Sapporo`,
    ],
  ]),
  ...fields("cross-country", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs",
      "10:30 12:30",
      `Klæbo J. H., Amundsen H. O., Krüger S. H., Nyenget M. L., Hedegart E., Desloges M., Lapalus H., Jouve R., Anger E.,
      Poromaa W., Pellegrino F., Chanavat L., Valnes E., Mäki J., Musgrave A., Schoonmaker J., Ogden B., Cyr A., Moch F.,
      Vuorinen I., Niskanen I.`,
      `Ruka, Trondheim, Davos, Toblach, Val di Fiemme, Les Rousses, Lahti, Falun, Holmenkollen`,
    ],
  ]),
  ...fields("biathlon", 20, [
    [
      "WORLD",
      "Coupe du monde messieurs - départ groupé",
      "11:15 13:30",
      `Perrot É., Fillon Maillet Q., Jacquelin É., Lægreid S., Giacomel T., Samuelsson S., Botn J. O., Christiansen V.,
      Nawrath P., Ponsiluoma M., Strelow J., Claude F., Guigonnat A., Hofer L., Uldal M., Rastorgujevs A., Brandt O.,
      Hartweg N., Kühn J., Seppälä T.`,
      `Le Grand-Bornand, Hochfilzen, Oberhof, Ruhpolding, Antholz, Östersund, Nové Mesto, Kontiolahti, Holmenkollen`,
    ],
    [
      "WORLD",
      "Coupe du monde dames - départ groupé",
      "14:45",
      `Simon J., Jeanmonnot L., Öberg E., Preuss F., Wierer D., Minkkinen S., Vittozzi L., Braisaz-Bouchet J., Öberg H.,
      Michelon O., Richard J., Kirkeeide M., Grotian S., Häcki-Gross L., Knotten K., Botet P., Magnusson A., Tannheimer J.,
      Voborníková T., Batovska Fialková P.`,
      `Le Grand-Bornand, Hochfilzen, Oberhof, Ruhpolding, Antholz, Östersund, Nové Mesto, Kontiolahti, Holmenkollen`,
    ],
  ]),
  ...fields("winter-sports", 16, [
    [
      "WORLD",
      "Bob à deux - Coupe du monde",
      "08:00 16:00",
      `Friedrich F., Lochner J., Ammour A., Hall B., Vogt M., Heinrich R., Follador C., Baumgartner P., Mata G., Edelman J. T.,
      Kim J., Tentea M., Hafner C., Dearborn K., Austin J., Horn F., Cipulis J., Treichl M.`,
      `La Plagne, Winterberg, Altenberg, Igls, Saint-Moritz, Lillehammer, Sigulda, Cortina d'Ampezzo`,
    ],
  ]),
];
