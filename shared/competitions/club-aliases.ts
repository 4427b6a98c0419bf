import { toSlug } from "../addresses/slug.ts";

/**
 * Clubs by country, each with its printed name and, behind it, the names that sources write and that no rule leads there.
 * A club of two countries (a Monegasque one in France) is listed under that of its league.
 */
const aliases = `
  FR PSG: Paris Saint-Germain / Paris SG / Paris S-G
  FR Lens: RC Lens / Racing Club Lens
  FR Strasbourg: RC Strasbourg / Racing Strasbourg
  FR Troyes: ES Troyes / ES Troyes AC / ESTAC
  FR Bordeaux: Girondins Bordeaux / Girondins de Bordeaux / FC Girondins de Bordeaux
  FR Le Havre: Havre / Havre AC / Le Havre AC
  FR Caen: SM Caen / Stade Malherbe Caen / Stade Malherbe de Caen
  FR Rennes: Stade Rennais / Stade Rennais FC
  FR Brest: Stade Brestois
  FR Reims: Stade Reims
  FR Lille: LOSC Lille / LOSC / Lille OSC Métropole
  FR Saint-Étienne: AS Saint-Étienne / St Étienne / Saint-Etienne / ASSE
  FR Montpellier: Montpellier Hérault SC / Montpellier HSC
  FR Guingamp: EA Guingamp / En Avant Guingamp / En Avant de Guingamp
  FR Dijon: Dijon FCO
  FR Nîmes: Nîmes Olympique
  FR Évian: Évian TG / Évian TG FC / Evian Thonon Gaillard
  FR Niort: Chamois Niortais / Chamois Niortais FC
  FR Sochaux: FC Sochaux-Montbéliard / Sochaux-Montbéliard
  IT Lazio: Lazio Roma / SS Lazio / S.S. Lazio
  IT Sampdoria: UC Sampdoria / U.C. Sampdoria
  IT AS Rome: Roma
  IT Naples: Napoli
  IT Inter Milan: Internazionale / FC Internazionale / Inter Milano
  IT AC Milan: Milan
  IT Vérone: Hellas Verona / Verona
  IT Chievo: AC Chievo Verona / Chievo Verona
  IT Genoa: Genoa CFC
  IT Fiorentina: ACF Fiorentina / AC Fiorentina
  IT Parme: Parma / Parma FC / Parma AC
  IT Bologne: Bologna
  ES Valladolid: Real Valladolid / Real Valladolid CF
  ES Betis Séville: Real Betis / Real Betis Balompié
  ES Séville FC: Sevilla
  ES Barcelone: Barcelona
  ES Valence: Valencia
  ES Saragosse: Zaragoza
  ES Celta Vigo: Celta / Celta de Vigo / RC Celta
  ES Athletic Bilbao: Athletic Club Bilbao / Ath Bilbao
  ES Atlético Madrid: Atlético de Madrid / Atletico Madrid
  ES Espanyol: Espanyol Barcelona / RCD Espanyol
  ES Alavés: Alaves
  ES Deportivo La Corogne: RC Deportivo La Coruña / RC Deportivo / Deportivo de La Coruña
  ES Majorque: Mallorca
  ES Gérone: Girona
  ES Grenade: Granada
  PT Braga: Sporting Braga / SC Braga
  PT Sporting CP: Sporting / Sporting Lisbon / Sporting Lisboa
  PT Vitória Guimarães: Vitória SC / Vitória de Guimarães
  DE Sankt Pauli: St. Pauli / FC St. Pauli
  DE Cologne: Köln / FC Köln
  DE Mayence: Mainz / Mainz 05 / FSV Mainz 05
  DE Hambourg: Hamburg
  DE Francfort: Frankfurt
  DE Fribourg: Freiburg
  DE Augsbourg: Augsburg
  DE Dortmund: BV Borussia 09 Dortmund / Bor. Dortmund
  DE Mönchengladbach: Borussia M'gladbach / M'gladbach / Borussia VfL Mönchengladbach
  DE Leverkusen: TSV Bayer 04 Leverkusen
  DE Hertha Berlin: Hertha / Hertha BSC Berlin
  DE 1860 Munich: TSV 1860 München / 1860 München / TSV München 1860
  NL PSV Eindhoven: PSV
  NL AZ Alkmaar: AZ
  NL Nimègue: NEC Nijmegen / N.E.C.
  BE FC Bruges: Club Brugge / Club Brugge KV
  BE La Gantoise: Gent / AA Gent
  BE Union Saint-Gilloise: Royale Union Saint-Gilloise / R. Union SG
  BE Saint-Trond: Sint-Truiden / STVV
  CZ Slavia Prague: Slavia Praha / SK Slavia Praha
  CZ Sparta Prague: Sparta Praha / AC Sparta Praha
  TR Galatasaray: Galatasaray SK / Galatasaray İstanbul AŞ
  TR Fenerbahçe: Fenerbahçe SK / Fenerbahçe İstanbul
  TR Beşiktaş: Beşiktaş JK / Beşiktaş İstanbul
  GR Olympiakos: Olympiakos Piraeus / PAE Olympiakos SFP / Olympiacos / Olympiacos Piraeus
  GR PAOK: PAOK Saloniki / PAOK Thessaloniki
  GR AEK Athènes: AEK Athen / AEK Athens / AEK
  GR Aris: Aris Saloniki / Aris Thessaloniki
  AT LASK: LASK Linz
  AZ Qarabağ: Qarabağ FK / Qarabağ Ağdam FK / Qarabag Agdam
  XK Drita: KF Drita / Drita Gjilan
  PY Nacional: Club Nacional / Nacional Asunción
  UY Nacional: Club Nacional de Football / Nacional Montevideo
  PT Nacional: CD Nacional / Nacional da Madeira`;

/**
 * Clubs that keep their whole name: without the kind of club they would be another one of their country. Each is a name as
 * sources write it.
 */
const apart = `
  PT CF Benfica, PT CF Os Belenenses, PT Belenenses SAD, ES CD Ibiza, ES UD Ibiza, ES CD Málaga, ES Real Burgos,
  ES CF Salamanca UDS, ES UD Salamanca, ENG AFC Wimbledon, ENG Wimbledon FC, FR GFC Ajaccio, FR Paris FC, FR RC Paris,
  BG CSKA 1948, BG CSKA Sofia, RO FC U Craiova 1948, RO CS U Craiova, DE SC Fortuna Köln, DE BFC Dynamo,
  AD UE Santa Coloma, AD FC Santa Coloma, IT AC Pavia 1911, FR Olympique de Valence, CH Zürich City, CH FC Zürich`;

const printedBySlug: ReadonlyMap<string, string> = new Map(
  aliases
    .trim()
    .split(/\n\s*/)
    .flatMap((row) => {
      const [, countryKey = "", printed = "", names = ""] = /^(\S+) (.+?): (.+)$/.exec(row) ?? [];
      return names.split(" / ").map((name) => [`${countryKey}/${toSlug(name)}`, printed] as const);
    }),
);
const apartSlugs: ReadonlySet<string> = new Set(
  apart
    .trim()
    .split(/,\s+/)
    .map((row) => {
      const [, countryKey = "", name = ""] = /^(\S+) (.+)$/.exec(row) ?? [];
      return `${countryKey}/${toSlug(name)}`;
    }),
);

/** The printed name of a club by a name that a source writes; null where the table has no row for it. */
export const printedByAlias = (countryKey: string, name: string): string | null =>
  printedBySlug.get(`${countryKey}/${toSlug(name)}`) ?? null;

/** Whether a club is called by its whole name, because another club has the name without its kind. */
export const keepsWholeName = (countryKey: string, name: string): boolean =>
  apartSlugs.has(`${countryKey}/${toSlug(name)}`);
