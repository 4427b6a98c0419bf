import { followedFeedPatterns } from "./followed-feed-patterns.ts";

/**
 * Every feed by its name (C7.04): parts in braces are those of `feedNameParts`, what stands in square brackets may be
 * missing. No text fits two patterns. The flag for live odds is 0 in every name.
 */
export const feedNamePatterns = {
  ...followedFeedPatterns,

  /** The empty feed whose answer is the visitor's place (C7.02). */
  geo: "f_",
  "push-service": "service",

  "group-day": "fp_{sportId}_{day}_{tzHour}[_{startHour}]_{lang}_{projectTypeId}",
  "mixed-day": "fm_{day}_{tzHour}[_{startHour}]_{lang}_{projectTypeId}",
  "local-update": "ul_{sportId}_{projectTypeId}",

  country: "c_{sportId}_{countryId}_{tzHour}_{lang}_{order}_{projectTypeId}",
  tournament: "t_{sportId}_{countryId}_{tournamentId}_{tzHour}_{lang}[_{order}]_{projectTypeId}",
  participant: "p_{sportId}_{countryId}_{participantId}_{tzHour}_{lang}_{projectTypeId}",
  series: "s_{sportId}_{seriesId}_{tzHour}_{lang}_{projectTypeId}",
  "tournament-fixtures":
    "tf_{sportId}_{countryId}_{tournamentId}_{seasonId}_{dataPart}_{tzHour}_{lang}_{projectTypeId}[_{tennisType}]",
  "tournament-results":
    "tr_{sportId}_{countryId}_{tournamentId}_{seasonId}_{dataPart}_{tzHour}_{lang}_{projectTypeId}[_{tennisType}]",
  /** The seasons of a tournament, and the games of one in pages: results from -1 downwards, fixtures from 1 upwards. */
  seasons: "tsi_{tournamentId}",
  season: "tse_{sportId}_{type}_{stageId}_{seasonPage}",
  "participant-fixtures":
    "pf_{sportId}_{countryId}_{participantId}_{dataPart}_{tzHour}_{lang}_{projectTypeId}[_{tennisType}]",
  "participant-results":
    "pr_{sportId}_{countryId}_{participantId}_{dataPart}_{tzHour}_{lang}_{projectTypeId}[_{tennisType}]",
  "participant-page": "pl_{tzHour}_{participantId}_{page}",
  "participant-events": "pe_{type}_{tzHour}_{participantId}_x",
  "participant-live-events": "pel_{tzHour}_{participantId}",
  player: "pm_{type}_{playerId}",

  "mixed-odds-day": "mo_{day}_{tzHour}[_{startHour}]_{lang}_{projectTypeId}_0",
  /** With a market (our own) it is also the push subject of that market's odds. */
  "updated-odds": "uo_{sportId}_0[_{market}]",
  "mixed-updated-odds": "uo_m_0",
  "tournament-odds": "to_{sportId}_{countryId}_{tournamentId}_0",
  "participant-odds": "po_{sportId}_{countryId}_{participantId}_0",
  "odds-preview": "mop_{type}_{sportId}",

  standings: "to_{tournamentId}_{stageId}_{tab}",
  scorers: "tt_{tournamentId}_{stageId}",
  ranking: "ran_{rankingId}_{page}",
  "live-ranking": "ral_{rankingId}_{page}",
  /** Our own: the sides of a sport by strength, those of one country, or of all (0). */
  "strength-ranking": "str_{sportId}_{countryId}_{page}",
  transfers: "tetr_{participantId}_{type}_{page}",
  news: "nl_{sportId}_{newsPage}",
  "participant-news": "pnf_{participantId}",
  /** Our own name. */
  article: "na_{articleId}",
  "my-news": "mynf_{participantId}_{count}",

  game: "g_{type}_{eventId}",
  match: "dc_{type}_{eventId}",
  "match-section": "df_{section}_{type}_{eventId}",
  "match-standings": "df_to_{type}_{eventId}_{tab}",
  "bookmaker-odds": "df_lod2_{bookmakerId}_{eventId}",
  "detail-odds": "d_od_{eventId}_{lang}_{type}_eu",
} as const;
