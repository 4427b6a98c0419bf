import { all as clubsIn } from "#texts/domain/clubs.all.js";
import { toParticipant } from "../../../../shared/competitions/football-ids.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import type { OtherName } from "../../../../shared/timeline/provider.ts";

type ClubNames = readonly [countryKey: string, name: string, others: readonly OtherName[]];

/** Clubs by which visitors search them under further names. */
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
  row("ES", "Barcelone", "FC Barcelona, Barça"),
  row("ES", "Atlético Madrid", "Atlético de Madrid"),
  row("ES", "Valence", "Valencia CF"),
  row("ES", "Séville FC", "Sevilla FC"),
  row("ES", "Betis Séville", "Real Betis"),
  row("ES", "Gérone", "Girona FC"),
  row("ES", "Majorque", "RCD Mallorca"),
  row("IT", "Inter Milan", "Internazionale"),
  row("IT", "AC Milan", "Milan AC"),
  row("IT", "AS Rome", "Roma"),
  row("IT", "Naples", "SSC Napoli"),
  row("DE", "Bayern Munich", "FC Bayern München"),
  row("DE", "Dortmund", "Borussia Dortmund, BVB"),
  row("DE", "Cologne", "1. FC Köln"),
  row("DE", "Francfort", "Eintracht Frankfurt"),
  row("DE", "Hambourg", "Hamburger SV"),
];

const byId = new Map(rows.map(([countryKey, name, others]) => [toParticipant(countryKey, name, "").id, others]));

/** A club's other names. */
export const clubNames = (participantId: string): readonly OtherName[] => byId.get(participantId) ?? [];

/** The names of a language, which are in `locales`, are shown to its visitors; `searched` are only searched. */
function row(countryKey: string, name: string, searched: string): ClubNames {
  const others = searched.split(", ").map((text): OtherName => ({ lang: "", text }));
  const shown = languages.flatMap((lang): readonly OtherName[] => {
    const ofLanguage: Readonly<Record<string, string | undefined>> = clubsIn[lang];
    const text = ofLanguage[name];
    return text === undefined ? [] : [{ lang, text }];
  });
  return [countryKey, name, [...others, ...shown]];
}
