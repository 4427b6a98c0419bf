import { toParticipant } from "../../../../shared/identity/football-ids.ts";
import type { OtherName } from "../../../../shared/providers/provider.ts";

type ClubNames = readonly [countryKey: string, name: string, others: readonly OtherName[]];

/** "en" names are shown to readers of English; those without a language are only searched. */
const rows: readonly ClubNames[] = [
  row("FR", "PSG", "Paris Saint-Germain, Paris SG"),
  row("FR", "Marseille", "Olympique de Marseille"),
  row("FR", "Lyon", "Olympique Lyonnais"),
  row("FR", "Monaco", "AS Monaco"),
  row("FR", "Saint-Étienne", "ASSE, AS Saint-Étienne"),
  row("FR", "Rennes", "Stade Rennais"),
  row("FR", "Lille", "LOSC"),
  row("ENG", "Manchester United", "Man Utd"),
  row("ENG", "Manchester City", "Man City"),
  row("ENG", "Tottenham", "Spurs"),
  row("ENG", "Wolverhampton", "Wolves"),
  row("ES", "Barcelone", "FC Barcelona, Barça", "Barcelona"),
  row("ES", "Atlético Madrid", "Atlético de Madrid"),
  row("ES", "Valence", "Valencia CF", "Valencia"),
  row("ES", "Séville FC", "Sevilla FC", "Sevilla"),
  row("ES", "Betis Séville", "Real Betis", "Real Betis"),
  row("ES", "Gérone", "Girona FC", "Girona"),
  row("ES", "Majorque", "RCD Mallorca", "Mallorca"),
  row("IT", "Inter Milan", "Internazionale"),
  row("IT", "AC Milan", "Milan AC"),
  row("IT", "AS Rome", "Roma", "AS Roma"),
  row("IT", "Naples", "SSC Napoli", "Napoli"),
  row("DE", "Bayern Munich", "FC Bayern München"),
  row("DE", "Dortmund", "Borussia Dortmund, BVB"),
  row("DE", "Cologne", "1. FC Köln", "Köln"),
  row("DE", "Francfort", "Eintracht Frankfurt", "Frankfurt"),
  row("DE", "Hambourg", "Hamburger SV", "Hamburg"),
];

const byId = new Map(rows.map(([countryKey, name, others]) => [toParticipant(countryKey, name, "").id, others]));

/** What else a club is called. */
export const clubNames = (participantId: string): readonly OtherName[] => byId.get(participantId) ?? [];

function row(countryKey: string, name: string, searched: string, english?: string): ClubNames {
  const others = searched.split(", ").map((text): OtherName => ({ lang: "", text }));
  return [countryKey, name, english === undefined ? others : [...others, { lang: "en", text: english }]];
}
