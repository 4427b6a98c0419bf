import type { League } from "../timeline/schedule.ts";

/** Facts about a league that a source gives only as a code or in its own words, so this table names the league. */
export type LeagueFacts = Pick<League, "name" | "countryKey" | "timeZone" | "rank" | "type" | "format"> & {
  /** For cups that change hosts: the time zones of seasons in which it is not `timeZone`. */
  readonly zoneBySeason?: Readonly<Record<string, string>>;
  readonly sides?: "clubs" | "national teams";
};

const facts = (
  countryKey: string,
  name: string,
  timeZone: string,
  rank: number,
  type: League["type"] = "c",
  format?: League["format"],
): LeagueFacts => ({ countryKey, name, timeZone, rank, type, ...(format === undefined ? {} : { format }) });

/** Names and ranks are those of the built-in world where it has the league: an imported season takes its place. */
export const commonLeagues: Readonly<Record<string, LeagueFacts>> = {
  "fr.1": facts("FR", "Ligue 1", "Europe/Paris", 1, "t"),
  "en.1": facts("ENG", "Premier League", "Europe/London", 2, "t"),
  "es.1": facts("ES", "LaLiga", "Europe/Madrid", 3, "t"),
  "it.1": facts("IT", "Serie A", "Europe/Rome", 4, "t"),
  "de.1": facts("DE", "Bundesliga", "Europe/Berlin", 5, "t"),
  "uefa.cl": facts("EUROPE", "Ligue des champions", "Europe/Paris", 0, "t", "groups"),
  "uefa.el": facts("EUROPE", "Ligue Europa", "Europe/Paris", 5, "p", "groups"),
  "fr.2": facts("FR", "Ligue 2", "Europe/Paris", 6, "p"),
  "pt.1": facts("PT", "Liga Portugal", "Europe/Lisbon", 7, "p"),
  "nl.1": facts("NL", "Eredivisie", "Europe/Amsterdam", 8, "p"),
  "be.1": facts("BE", "Jupiler Pro League", "Europe/Brussels", 9, "p"),
  "br.1": facts("BR", "Série A", "America/Sao_Paulo", 10, "p"),
  "copa.l": facts("SOUTH_AMERICA", "Copa Libertadores", "America/Sao_Paulo", 11, "p", "groups"),
  "en.2": facts("ENG", "Championship", "Europe/London", 12, "p"),
  "es.2": facts("ES", "LaLiga 2", "Europe/Madrid", 13, "s"),
  "de.2": facts("DE", "2. Bundesliga", "Europe/Berlin", 14, "s"),
  mls: facts("US", "MLS", "America/New_York", 15, "s"),
  "mx.1": facts("MX", "Liga MX", "America/Mexico_City", 16, "s"),
  "ar.1": facts("AR", "Liga Profesional", "America/Argentina/Buenos_Aires", 17, "s"),
  "tr.1": facts("TR", "Süper Lig", "Europe/Istanbul", 18, "s"),
  "it.2": facts("IT", "Serie B", "Europe/Rome", 19, "s"),
  "at.1": facts("AT", "Bundesliga", "Europe/Vienna", 22, "s"),
  "at.2": facts("AT", "2. Liga", "Europe/Vienna", 50),
  "ch.1": facts("CH", "Super League", "Europe/Zurich", 23, "s"),
  "ch.2": facts("CH", "Challenge League", "Europe/Zurich", 51),
  "jp.1": facts("JP", "J1 League", "Asia/Tokyo", 24, "s"),
  "kr.1": facts("KR", "K League 1", "Asia/Seoul", 25, "s"),
  "au.1": facts("AU", "A-League", "Australia/Sydney", 26, "s"),
  "sco.1": facts("SCO", "Premiership", "Europe/London", 27, "s"),
  "gr.1": facts("GR", "Super League", "Europe/Athens", 28, "s"),
  "de.cup": facts("DE", "DFB-Pokal", "Europe/Berlin", 29, "s", "knock-out"),
  "en.3": facts("ENG", "League One", "Europe/London", 52),
  "en.4": facts("ENG", "League Two", "Europe/London", 53),
  "de.3": facts("DE", "3. Liga", "Europe/Berlin", 54),
  "at.cup": facts("AT", "ÖFB-Cup", "Europe/Vienna", 55, "c", "knock-out"),
  "br.2": facts("BR", "Série B", "America/Sao_Paulo", 56),
  "cn.1": facts("CN", "Super League", "Asia/Shanghai", 43),
  "co.1": facts("CO", "Primera A", "America/Bogota", 57),
  "cz.1": facts("CZ", "Chance Liga", "Europe/Prague", 58),
  "eg.1": facts("EG", "Premier League", "Africa/Cairo", 47),
  "hu.1": facts("HU", "NB I", "Europe/Budapest", 59),
  "pl.1": facts("PL", "Ekstraklasa", "Europe/Warsaw", 60),
  "ro.1": facts("RO", "Liga 1", "Europe/Bucharest", 61),
  "ru.1": facts("RU", "Premier Liga", "Europe/Moscow", 62),
  "tr.2": facts("TR", "1. Lig", "Europe/Istanbul", 63),
  "ua.1": facts("UA", "Premier League", "Europe/Kyiv", 64),
  "fr.cup": facts("FR", "Coupe de France", "Europe/Paris", 20, "s", "knock-out"),
  "en.5": facts("ENG", "National League", "Europe/London", 65),
  "en.facup": facts("ENG", "FA Cup", "Europe/London", 21, "s", "knock-out"),
  "en.eflcup": facts("ENG", "EFL Cup", "Europe/London", 30, "s", "knock-out"),
  "ch.cup": facts("CH", "Coupe de Suisse", "Europe/Zurich", 66, "c", "knock-out"),
  "uefa.clq": facts("EUROPE", "Ligue des champions - Qualifications", "Europe/Paris", 31, "s", "knock-out"),
  "uefa.elq": facts("EUROPE", "Ligue Europa - Qualifications", "Europe/Paris", 32, "s", "knock-out"),
  "uefa.conf": facts("EUROPE", "Ligue Conférence", "Europe/Paris", 6, "p", "groups"),
  "uefa.confq": facts("EUROPE", "Ligue Conférence - Qualifications", "Europe/Paris", 33, "s", "knock-out"),
};
