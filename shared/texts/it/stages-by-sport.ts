import type { StatusLabels, StatusTexts } from "../status-texts.ts";

/** «Gara», «tappa» and «prova» are feminine, like «partita»; a «torneo» or an «incontro» is not. */
const bout: Partial<StatusLabels> = {
  finished: ["Finito", "Finito"],
  postponed: ["Rinviato", "Rinviato"],
  cancelled: ["Annullato", "Annullato"],
  interrupted: ["Interrotto", "Interrotto"],
};

/** Only football shoots from eleven metres. */
const shootOut: Partial<StatusLabels> = {
  penalties: ["Tiri di rigore", "Rigori"],
  afterPenalties: ["Dopo i tiri di rigore", "d.t.r."],
};

/** Skiing and bobsleigh events have two runs. */
const runs: Partial<StatusLabels> = {
  round1: ["1ª manche", "1ª manche"],
  round2: ["2ª manche", "2ª manche"],
  afterRound1: ["Dopo la 1ª manche", "Dopo 1ª m."],
};

export const statusesBySport: StatusTexts["bySport"] = {
  hockey: shootOut,
  floorball: shootOut,
  "field-hockey": shootOut,
  handball: {
    penalties: ["Tiri dai 7 metri", "7 metri"],
    afterPenalties: ["Dopo i tiri dai 7 metri", "dopo 7 m"],
  },
  boxing: bout,
  mma: bout,
  golf: bout,
  pesapallo: {
    firstHalf: ["1º periodo", "1º periodo"],
    secondHalf: ["2º periodo", "2º periodo"],
  },
  esports: {
    set1: ["1ª mappa", "1ª mappa"],
    set2: ["2ª mappa", "2ª mappa"],
    set3: ["3ª mappa", "3ª mappa"],
    set4: ["4ª mappa", "4ª mappa"],
    set5: ["5ª mappa", "5ª mappa"],
    set6: ["6ª mappa", "6ª mappa"],
    set7: ["7ª mappa", "7ª mappa"],
  },
  "winter-sports": runs,
  alpine: runs,
  "ski-jumping": {
    round1: ["1ª serie", "1ª serie"],
    round2: ["2ª serie", "2ª serie"],
    afterRound1: ["Dopo la 1ª serie", "Dopo 1ª s."],
  },
};
