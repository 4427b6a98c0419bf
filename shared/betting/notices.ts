import type { Notice } from "./policy.ts";

/** Arrêté of 29 July 2022: may not be altered, hidden or veiled; readable and set apart from the rest. */
export const frenchNotice: Notice = {
  lang: "fr",
  before:
    "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… Retrouvez nos conseils sur ",
  link: { text: "joueurs-info-service.fr", href: "https://www.joueurs-info-service.fr/" },
  after: " (09 74 75 13 13 - appel non surtaxé)",
  source: "https://juriblio.fr/arretes/arrete-du-29-juillet-2022/180345319",
  checkedOn: "2026-11-20",
};

export const dutchNotice: Notice = {
  lang: "nl",
  before: "Wat kost gokken jou? Stop op tijd. 18+",
  link: null,
  after: "",
  source: "https://focusgn.com/ksa-reveals-new-dutch-safer-gambling-tagline",
  checkedOn: "2026-11-20",
};

export const czechNotice: Notice = {
  lang: "cs",
  before: "Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!",
  link: null,
  after: "",
  source: "http://scc.cz/view.php?nazevclanku=reklama-na-hazardni-hry-od-1-1-2017-zari-2016&cisloclanku=2016090003",
  checkedOn: "2026-11-20",
};
