import { leagueIds, toParticipant } from "../../shared/competitions/football-ids.ts";
import type { OtherName } from "../../shared/timeline/provider.ts";

/** Further names by which people search a league: country key, name, and the others. */
const leagues: readonly (readonly [countryKey: string, name: string, others: string])[] = [
  ["EUROPE", "Ligue des champions", "UEFA Champions League, UCL, LDC, Königsklasse"],
  ["ENG", "Premier League", "EPL, English Premier League, Barclays Premier League"],
  ["ENG", "FA Cup", "Coupe d'Angleterre"],
  ["ES", "LaLiga", "La Liga, Liga espagnole, Primera División"],
  ["ES", "Coupe du Roi", "Copa del Rey"],
  ["IT", "Serie A", "Calcio"],
  ["IT", "Coupe d'Italie", "Coppa Italia"],
  ["DE", "Bundesliga", "1. Bundesliga, Erste Bundesliga"],
  ["DE", "Coupe d'Allemagne", "DFB-Pokal, DFB Pokal"],
  ["FR", "Ligue 1", "L1, Championnat de France"],
  ["FR", "Ligue 2", "L2"],
  ["FR", "Coupe de France", "CDF"],
  ["PT", "Liga Portugal", "Primeira Liga"],
  ["PT", "Coupe du Portugal", "Taça de Portugal"],
  ["NL", "Coupe des Pays-Bas", "KNVB Beker"],
  ["BE", "Jupiler Pro League", "Pro League, Première division belge"],
  ["BR", "Série A", "Brasileirão"],
  ["BR", "Coupe du Brésil", "Copa do Brasil"],
];

/** The same for clubs. */
const clubs: readonly (readonly [countryKey: string, name: string, others: string])[] = [
  ["FR", "Strasbourg", "RC Strasbourg, Racing"],
  ["FR", "Lens", "RC Lens"],
  ["FR", "Nice", "OGC Nice"],
  ["FR", "Nantes", "FC Nantes"],
  ["ENG", "Chelsea", "Blues"],
  ["ENG", "Arsenal", "Gunners"],
  ["ENG", "Liverpool", "Reds"],
  ["ENG", "Newcastle", "Magpies, Newcastle United"],
  ["ES", "Real Madrid", "Merengues"],
  ["IT", "Juventus", "Juve"],
  ["DE", "Leverkusen", "Bayer Leverkusen, Bayer 04"],
  // The catalogue names these in French; at home they are called otherwise.
  ["AT", "Rapid Vienne", "Rapid Wien"],
  ["AT", "Austria Vienne", "Austria Wien"],
  ["AZ", "Neftchi Bakou", "Neftçi Bakı"],
  ["BG", "CSKA Sofia", "ЦСКА София"],
  ["BG", "Levski Sofia", "Левски София"],
  ["CH", "Bâle", "FC Basel"],
  ["CZ", "Slavia Prague", "Slavia Praha"],
  ["CZ", "Sparta Prague", "Sparta Praha"],
  ["CZ", "Dukla Prague", "Dukla Praha"],
  ["DK", "Copenhague", "FC København, FCK"],
  ["GR", "AEK Athènes", "AEK Athens, ΑΕΚ Αθήνας"],
  ["GR", "Olympiakos", "Olympiacos, Ολυμπιακός"],
  ["NL", "Nimègue", "NEC Nijmegen"],
  ["PL", "Legia Varsovie", "Legia Warszawa"],
  ["PL", "Polonia Varsovie", "Polonia Warszawa"],
  ["PL", "Wieczysta Cracovie", "Wieczysta Kraków"],
  ["PL", "Wisła Cracovie", "Wisła Kraków"],
  ["RO", "Dinamo Bucarest", "Dinamo București"],
  ["RO", "Rapid Bucarest", "Rapid București"],
  ["RS", "Étoile rouge", "Crvena zvezda, Црвена звезда, Red Star Belgrade"],
  ["RS", "IMT Belgrade", "IMT Beograd"],
  ["RS", "OFK Belgrade", "OFK Beograd"],
  ["UA", "Chakhtar Donetsk", "Shakhtar Donetsk, Шахтар Донецьк"],
  ["UA", "LNZ Tcherkassy", "LNZ Cherkasy"],
  ["UA", "Polissya Jytomyr", "Polissya Zhytomyr"],
  ["UA", "Zorya Louhansk", "Zorya Luhansk"],
];

const texts = (others: string): readonly OtherName[] => others.split(", ").map((text) => ({ lang: "", text }));

const byId: ReadonlyMap<string, readonly OtherName[]> = new Map([
  ...leagues.map(
    ([countryKey, name, others]) => [leagueIds(countryKey, name, "").tournamentId, texts(others)] as const,
  ),
  ...clubs.map(([countryKey, name, others]) => [toParticipant(countryKey, name, "").id, texts(others)] as const),
]);

/** The further names of a league or a club of football. */
export const otherNames = (id: string): readonly OtherName[] => byId.get(id) ?? [];
