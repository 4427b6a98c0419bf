import { toParticipant } from "./football-ids.ts";
import { keepsWholeName, printedByAlias } from "./club-aliases.ts";
import { countryOfMark } from "./country-marks.ts";
import { toSlug } from "../addresses/slug.ts";
import type { Participant } from "../timeline/schedule.ts";

/** Names of the source → names as printed, where dropping the club's kind ("FC", "1907") is not enough. */
const printedNames: Readonly<Record<string, string>> = {
  // France
  "Paris Saint-Germain FC": "PSG",
  "Olympique de Marseille": "Marseille",
  "Olympique Marseille": "Marseille",
  "Olympique Lyonnais": "Lyon",
  "Racing Club de Lens": "Lens",
  "RC Strasbourg Alsace": "Strasbourg",
  "Stade Rennais FC 1901": "Rennes",
  "Stade Brestois 29": "Brest",
  "Stade de Reims": "Reims",
  "Stade Lavallois": "Laval",
  "Lille OSC": "Lille",
  "Angers SCO": "Angers",
  "AS Nancy Lorraine": "Nancy",
  "Clermont Foot 63": "Clermont",
  "ESTAC Troyes": "Troyes",
  "Grenoble Foot 38": "Grenoble",
  "Montpellier HSC": "Montpellier",
  "Rodez AF": "Rodez",
  "USL Dunkerque": "Dunkerque",
  "Paris FC": "Paris FC",
  // England
  "Brighton & Hove Albion FC": "Brighton",
  "Leeds United FC": "Leeds",
  "Newcastle United FC": "Newcastle",
  "Tottenham Hotspur FC": "Tottenham",
  "West Ham United FC": "West Ham",
  "Wolverhampton Wanderers FC": "Wolverhampton",
  "Birmingham City FC": "Birmingham",
  "Blackburn Rovers FC": "Blackburn",
  "Charlton Athletic FC": "Charlton",
  "Coventry City FC": "Coventry",
  "Ipswich Town FC": "Ipswich",
  "Leicester City FC": "Leicester",
  "Norwich City FC": "Norwich",
  "Preston North End FC": "Preston",
  "Swansea City AFC": "Swansea",
  "West Bromwich Albion FC": "West Bromwich",
  // Spain
  "Athletic Club": "Athletic Bilbao",
  "Club Atlético de Madrid": "Atlético Madrid",
  "Deportivo Alavés": "Alavés",
  "FC Barcelona": "Barcelone",
  "Girona FC": "Gérone",
  "RC Celta de Vigo": "Celta Vigo",
  "RCD Espanyol de Barcelona": "Espanyol",
  "RCD Mallorca": "Majorque",
  "Rayo Vallecano de Madrid": "Rayo Vallecano",
  "Real Betis Balompié": "Betis Séville",
  "Real Oviedo": "Oviedo",
  "Real Sociedad de Fútbol": "Real Sociedad",
  "Sevilla FC": "Séville FC",
  "Valencia CF": "Valence",
  "Deportivo La Coruña": "Deportivo La Corogne",
  "FC Andorra": "Andorre",
  "Granada CF": "Grenade",
  "Real Valladolid": "Valladolid",
  "Real Zaragoza": "Saragosse",
  // Italy
  "AC Milan": "AC Milan",
  "AC Pisa 1909": "Pise",
  "AS Roma": "AS Rome",
  "Bologna FC 1909": "Bologne",
  "Cagliari Calcio": "Cagliari",
  "Como 1907": "Côme",
  "FC Internazionale Milano": "Inter Milan",
  Inter: "Inter Milan",
  "Hellas Verona FC": "Hellas Vérone",
  "Parma Calcio 1913": "Parme",
  "SSC Napoli": "Naples",
  "US Sassuolo Calcio": "Sassuolo",
  "Udinese Calcio": "Udinese",
  // Germany
  "1. FC Köln": "Cologne",
  "1. FSV Mainz 05": "Mayence",
  "Bayer 04 Leverkusen": "Leverkusen",
  "Bayer Leverkusen": "Leverkusen",
  "Borussia Dortmund": "Dortmund",
  "Borussia Mönchengladbach": "Mönchengladbach",
  "Bor. Mönchengladbach": "Mönchengladbach",
  "Eintracht Frankfurt": "Francfort",
  "FC Augsburg": "Augsbourg",
  "FC Bayern München": "Bayern Munich",
  "Bayern München": "Bayern Munich",
  "FC St. Pauli 1910": "Sankt Pauli",
  "Hamburger SV": "Hambourg",
  "RB Leipzig": "RB Leipzig",
  "SC Freiburg": "Fribourg",
  "SV Werder Bremen": "Werder Brême",
  "Werder Bremen": "Werder Brême",
  "TSG 1899 Hoffenheim": "Hoffenheim",
  "1899 Hoffenheim": "Hoffenheim",
  "1. FC Magdeburg": "Magdebourg",
  "1. FC Nürnberg": "Nuremberg",
  "Dynamo Dresden": "Dynamo Dresde",
  "Eintracht Braunschweig": "Eintracht Brunswick",
  "Hannover 96": "Hanovre",
  "Hertha BSC": "Hertha Berlin",
  "FC Schalke 04": "Schalke 04",
  "SV 07 Elversberg": "Elversberg",
  "SpVgg Greuther Fürth": "Greuther Fürth",
  "Karlsruher SC": "Karlsruhe",
  // Netherlands, Portugal, Belgium
  AZ: "AZ Alkmaar",
  "FC Groningen": "Groningue",
  "FC Twente '65": "Twente",
  "Feyenoord Rotterdam": "Feyenoord",
  "Heracles Almelo": "Heracles",
  NEC: "Nimègue",
  PSV: "PSV Eindhoven",
  "SBV Excelsior": "Excelsior",
  "Sport Lisboa e Benfica": "Benfica",
  "SL Benfica": "Benfica",
  "Sporting Clube de Braga": "Braga",
  "Sporting Clube de Portugal": "Sporting CP",
  "CF Estrela da Amadora": "Estrela Amadora",
  "GD Estoril Praia": "Estoril",
  "Cercle Brugge": "Cercle Bruges",
  "Club Brugge KV": "FC Bruges",
  "FCV Dender EH": "Dender",
  "KAA Gent": "La Gantoise",
  "KV Mechelen": "Malines",
  "Oud-Heverlee Leuven": "Louvain",
  "RAAL La Louviére": "La Louvière",
  "Royal Antwerp FC": "Antwerp",
  "Sint-Truidense VV": "Saint-Trond",
  "Sporting Charleroi": "Charleroi",
  "Standard Liège": "Standard de Liège",
  // Elsewhere in Europe
  "BSC Young Boys": "Young Boys",
  "AC Sparta Praha": "Sparta Prague",
  "FK Crvena Zvezda": "Étoile rouge",
  "FC Red Bull Salzburg": "RB Salzbourg",
  "RB Salzburg": "RB Salzbourg",
  "ŠK Slovan Bratislava": "Slovan Bratislava",
  "FK Shakhtar Donetsk": "Chakhtar Donetsk",
  "Shakhtar Donetsk": "Chakhtar Donetsk",
  "SK Sturm Graz": "Sturm Graz",
  "GNK Dinamo Zagreb": "Dinamo Zagreb",
  // South America
  "Club Nacional": "Nacional",
  "Club Alianza Lima": "Alianza Lima",
  "Club Bolívar": "Bolívar",
  "Club Cerro Porteño": "Cerro Porteño",
  "Club Libertad Asuncion": "Libertad",
  "Club Nacional de Football": "Nacional",
  "Club The Strongest": "The Strongest",
  "Club Universitario de Deportes": "Universitario",
  "CAR Independiente del Valle": "Independiente del Valle",
  "CDC Atlético Nacional": "Atlético Nacional",
  "CS Cristal": "Sporting Cristal",
  "CSCyD El Nacional": "El Nacional",
  "CSD Colo-Colo": "Colo-Colo",
  "CD Iquique": "Deportes Iquique",
  "CD Nublense": "Ñublense",
  "Estudiantes de La Plata": "Estudiantes",
  "FBC Melgar": "Melgar",
  "LDU de Quito": "LDU Quito",
  // Brazil, United States
  "CA Mineiro": "Atlético Mineiro",
  "RB Bragantino": "Red Bull Bragantino",
  "SC Corinthians Paulista": "Corinthians",
  "SC Recife": "Sport Recife",
  "Inter Miami CF": "Inter Miami",
  "New York RB": "New York Red Bulls",
  "New England Revolution": "New England",
  "Los Angeles FC": "Los Angeles FC",
  "Nashville SC": "Nashville SC",
  "Toronto FC": "Toronto FC",
  "New York City FC": "New York City FC",
  "FC Cincinnati": "FC Cincinnati",
  "FC Dallas": "FC Dallas",
  "San Diego FC": "San Diego FC",
  "Austin FC": "Austin FC",
  "Charlotte FC": "Charlotte FC",
  "CF Montréal": "CF Montréal",
};

const kindBefore =
  /^(?:1\. |AFC |AC |ACF |AD |AJ |AS |CA |CD |CF |CR |EA |EC |FC |KRC |KVC |OGC |RSC |SC |SD |SE |SS |SV |UD |US |VfB |VfL )+/;
const kindAfter = /(?: AC| AFC| BC| CF| CFC| EC| FBPA| FC| FR| SC| UD| \d{2,4})+$/;

export type Club = {
  readonly countryKey: string;
  /** The name as the source writes it, without the mark of its country. */
  readonly written: string;
  readonly participant: Participant;
  /** Whether no table names the club: its kind ("FC", "1907") was dropped from the name, or nothing at all is known. */
  readonly isGuess: boolean;
};

/**
 * A club by the name that a source writes, in a league of a country; a mark of another country may follow it, as in "AS Monaco
 * (MCO)". The same club has the same id in every source whose name for it the tables know.
 * @param isWhole keeps the name as it is written
 */
export function toClub(sourceName: string, leagueCountryKey: string, isWhole = false): Club {
  const marked = /^(.*) \(([A-Z]{3})\)$/.exec(sourceName.trim());
  const written = marked?.[1] ?? sourceName.trim();
  const countryKey = countryOfMark(marked?.[2] ?? "") ?? leagueCountryKey;
  const { printed, isGuess } = isWhole ? { printed: written, isGuess: false } : toPrinted(written, countryKey);
  return { countryKey, written, participant: toParticipant(countryKey, printed, toCode(printed)), isGuess };
}

function toPrinted(name: string, countryKey: string): { readonly printed: string; readonly isGuess: boolean } {
  if (keepsWholeName(countryKey, name)) return { printed: name, isGuess: false };
  // Some files leave out the kind of club that the others write.
  const known = [name, `${name} FC`, `${name} AFC`].find((candidate) => Object.hasOwn(printedNames, candidate));
  const printed = printedByAlias(countryKey, name) ?? printedNames[known ?? ""];
  if (printed !== undefined) return { printed, isGuess: false };
  const bare = withoutKind(name);
  return { printed: printedByAlias(countryKey, bare) ?? bare, isGuess: bare !== name };
}

/** Fewer letters are no name: "TSV 1860", "CSKA 1948". */
const shortestName = 3;

function withoutKind(name: string): string {
  const bare = name.replace(kindBefore, "").replace(kindAfter, "");
  const isName = bare.replaceAll(/\P{Ll}/gu, "").length >= shortestName || !/\d/.test(name);
  return bare === "" || !isName ? name : bare;
}

const toCode = (name: string) => toSlug(name).replaceAll("-", "").slice(0, 3).toUpperCase();
