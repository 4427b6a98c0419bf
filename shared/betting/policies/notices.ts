import type { Wording } from "../policy-row.ts";

const checkedOn = "2026-11-20";
const plain = (lang: string, before: string, source: string, evidence: Wording["evidence"]): Wording => ({
  lang,
  before,
  link: null,
  after: "",
  source,
  checkedOn,
  evidence,
});

/** Arrêté of 29 July 2022: may not be altered, hidden or veiled; readable and set apart from the rest. */
export const frenchNotice: Wording = {
  lang: "fr",
  before:
    "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… Retrouvez nos conseils sur ",
  link: { text: "joueurs-info-service.fr", href: "https://www.joueurs-info-service.fr/" },
  after: " (09 74 75 13 13 - appel non surtaxé)",
  source: "https://juriblio.fr/arretes/arrete-du-29-juillet-2022/180345319",
  checkedOn,
  evidence: "read",
};

/** They replace "juega con responsabilidad", and take turns. */
export const spanishNotices: readonly Wording[] = [
  "La ludopatía es un riesgo del juego",
  "La probabilidad de ser un jugador que pierde dinero es del 75%",
  "Las pérdidas del total de jugadores superan en 4 veces sus ganancias",
].map((text) => plain("es", text, "https://www.gamingintelligence.com/es/marketing/71755-espana-ludopatia", "read"));

export const dutchNotice = plain(
  "nl",
  "Wat kost gokken jou? Stop op tijd. 18+",
  "https://focusgn.com/ksa-reveals-new-dutch-safer-gambling-tagline",
  "read",
);

export const czechNotice = plain(
  "cs",
  "Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!",
  "http://scc.cz/view.php?nazevclanku=reklama-na-hazardni-hry-od-1-1-2017-zari-2016&cisloclanku=2016090003",
  "read",
);

// No source with these words was read: they are where an operator's lawyer begins, and let nothing be shown.
export const germanNotice = plain(
  "de",
  "Glücksspiel kann süchtig machen. Hilfe unter www.bzga.de",
  "https://www.gamesundbusiness.de/verstoesse-gegen-werbebestimmungen-ggl-verhaengt-bussgeld",
  "to-confirm",
);
export const britishNotice = plain(
  "en",
  "18+. GamCare: 0808 8020 133",
  "https://casinonline.ca/gamcare-responds-as-gambleaware-confirms-closure-by-2026",
  "to-confirm",
);
export const brazilianNotice = plain(
  "pt",
  "Proibido para menores de 18 anos",
  "https://propmark.com.br/conar-estabelece-regras-para-publicidade-de-bets-no-brasil/",
  "to-confirm",
);
export const americanNotice = plain(
  "en",
  "21+. Gambling problem? Call or text 1-800-GAMBLER",
  "https://www.ncpgambling.org/news/ncpg-statement-on-national-access-to-1-800-gambler",
  "to-confirm",
);
