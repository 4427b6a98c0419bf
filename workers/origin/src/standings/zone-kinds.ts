import type { Language } from "../../../../shared/sports/languages.ts";

/** What a place in a table leads to: the first kind of a table is `q1` on the wire, the first that goes down `r1`. */
type ZoneFacts = { readonly goesDown: boolean; readonly colour: string } & Readonly<Record<Language, string>>;

const up = (colour: string, fr: string, en: string): ZoneFacts => ({ goesDown: false, colour, fr, en });
const down = (colour: string, fr: string, en: string): ZoneFacts => ({ goesDown: true, colour, fr, en });

/** Colours are hexadecimal, without a mark before them. */
export const zoneKinds = {
  championsLeague: up("004682", "Ligue des champions - phase de ligue", "Champions League - league phase"),
  championsLeagueQualification: up("0a6cbb", "Ligue des champions - qualification", "Champions League - qualification"),
  europaLeague: up("7f0029", "Ligue Europa - phase de ligue", "Europa League - league phase"),
  conferenceLeague: up("b45f00", "Ligue Conférence - qualification", "Conference League - qualification"),
  libertadores: up("004682", "Copa Libertadores", "Copa Libertadores"),
  sudamericana: up("7f0029", "Copa Sudamericana", "Copa Sudamericana"),
  continentalCup: up("004682", "Coupe continentale", "Continental cup"),
  championship: up("7f0029", "Tour pour le titre", "Championship group"),
  europeanPlayOffs: up("b45f00", "Barrages européens", "European play-offs"),
  promotion: up("004682", "Promotion", "Promotion"),
  promotionPlayOffs: up("7f0029", "Barrages de promotion", "Promotion play-offs"),
  playOffs: up("004682", "Phase finale", "Play-offs"),
  playIn: up("7f0029", "Barrages d'accès", "Play-in"),
  nextRound: up("004682", "Tour suivant", "Next round"),
  roundOf16: up("004682", "Huitièmes de finale", "Round of 16"),
  knockOutPlayOffs: up("7f0029", "Barrages", "Knock-out play-offs"),
  relegationGroup: down("d7757c", "Tour de relégation", "Relegation group"),
  relegationPlayOffs: down("d7757c", "Barrages de relégation", "Relegation play-offs"),
  relegation: down("bd0000", "Relégation", "Relegation"),
} as const satisfies Readonly<Record<string, ZoneFacts>>;

export type ZoneKind = keyof typeof zoneKinds;
