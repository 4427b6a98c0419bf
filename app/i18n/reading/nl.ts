import { createPlural } from "../../../shared/texts/plural.ts";
import type { ReadingTexts } from "./fr.ts";

const plural = createPlural("nl");

export const nl: ReadingTexts = {
  rankings: "Wereldranglijsten",
  rankingsHint: "Alle ranglijsten, sport voor sport, met hun koplopers.",
  rankingsDescription:
    "ATP, WTA, UCI, Formule 1, biatlon: alle wereldranglijsten, sport voor sport, bijgewerkt na elke uitslag.",
  columns: { rank: "Plaats", name: "Naam", points: "Punten", movement: "Verschil" },
  up: (ranks) => plural(ranks, { one: "1 plaats gestegen", other: `${ranks} plaatsen gestegen` }),
  down: (ranks) => plural(ranks, { one: "1 plaats gezakt", other: `${ranks} plaatsen gezakt` }),
  same: "Ongewijzigd",
  isNew: "Nieuw",
  validSince: (date) => `Geldig sinds ${date}`,
  ranked: (count) => plural(count, { one: "1 naam", other: `${count} namen` }),
  rankingDescription: (name, count) =>
    `${name}: plaatsen, punten en verschil, ${plural(count, { one: "1 naam", other: `${count} namen` })}.`,
  before: "Vorige plaatsen",
  after: "Volgende plaatsen",
  page: (page) => `pagina ${page}`,
  news: "Nieuws",
  newsOf: (sport) => `Nieuws: ${sport}`,
  newsDescription: "Uitslagen, transfers en het nieuws van de dag, sport voor sport, met bronvermelding.",
  allSports: "Alle sporten",
  chooseSport: "Kies een sport",
  emptyNews: "Nu geen nieuws",
  emptyNewsHint: "Artikelen van de laatste twee weken verschijnen hier.",
  moreNews: "Meer tonen",
  source: (source) => `Bron: ${source}`,
  readAt: (source) => `Lees bij ${source}`,
  toMatch: "Naar de wedstrijd",
  about: "In dit artikel",
  game: "De wedstrijd",
  allNews: "Al het nieuws",
  allRankings: "Alle ranglijsten",
};
