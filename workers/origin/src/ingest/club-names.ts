import { toParticipant } from "../../../../shared/competitions/football-ids.ts";
import { languages } from "../../../../shared/texts/languages.ts";
import type { Names } from "../../../../shared/texts/names.ts";
import type { OtherName } from "../../../../shared/timeline/provider.ts";

type ClubNames = readonly [countryKey: string, name: string, others: readonly OtherName[]];

/** Names of a language are shown to its visitors; a club without one is only searched by it. */
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
  row("ES", "Barcelone", "FC Barcelona, Barça", {
    en: "Barcelona",
    de: "Barcelona",
    nl: "Barcelona",
    pl: "Barcelona",
    cs: "Barcelona",
  }),
  row("ES", "Atlético Madrid", "Atlético de Madrid"),
  row("ES", "Valence", "Valencia CF", {
    en: "Valencia",
    de: "Valencia",
    nl: "Valencia",
    pl: "Valencia",
    cs: "Valencie",
  }),
  row("ES", "Séville FC", "Sevilla FC", {
    en: "Sevilla",
    de: "FC Sevilla",
    nl: "Sevilla",
    pl: "Sevilla",
    cs: "Sevilla",
  }),
  row("ES", "Betis Séville", "Real Betis", {
    en: "Real Betis",
    de: "Betis Sevilla",
    nl: "Real Betis",
    pl: "Betis",
    cs: "Betis Sevilla",
  }),
  row("ES", "Gérone", "Girona FC", { en: "Girona", de: "Girona", nl: "Girona", pl: "Girona", cs: "Girona" }),
  row("ES", "Majorque", "RCD Mallorca", {
    en: "Mallorca",
    de: "Mallorca",
    nl: "Mallorca",
    pl: "Mallorca",
    cs: "Mallorca",
  }),
  row("IT", "Inter Milan", "Internazionale", { de: "Inter Mailand", cs: "Inter Milán" }),
  row("IT", "AC Milan", "Milan AC", { de: "AC Mailand", cs: "AC Milán" }),
  row("IT", "AS Rome", "Roma", { en: "AS Roma", de: "AS Rom", nl: "AS Roma", pl: "AS Roma", cs: "AS Řím" }),
  row("IT", "Naples", "SSC Napoli", { en: "Napoli", de: "Neapel", nl: "Napoli", pl: "Napoli", cs: "Neapol" }),
  row("DE", "Bayern Munich", "FC Bayern München", {
    de: "Bayern München",
    nl: "Bayern München",
    pl: "Bayern Monachium",
    cs: "Bayern Mnichov",
  }),
  row("DE", "Dortmund", "Borussia Dortmund, BVB"),
  row("DE", "Cologne", "1. FC Köln", {
    en: "Köln",
    de: "Köln",
    nl: "1. FC Köln",
    pl: "FC Köln",
    cs: "Kolín nad Rýnem",
  }),
  row("DE", "Francfort", "Eintracht Frankfurt", {
    en: "Frankfurt",
    de: "Frankfurt",
    nl: "Eintracht Frankfurt",
    pl: "Eintracht Frankfurt",
    cs: "Frankfurt",
  }),
  row("DE", "Hambourg", "Hamburger SV", { en: "Hamburg", de: "Hamburg", nl: "HSV", pl: "HSV", cs: "Hamburk" }),
];

const byId = new Map(rows.map(([countryKey, name, others]) => [toParticipant(countryKey, name, "").id, others]));

/** A club's other names. */
export const clubNames = (participantId: string): readonly OtherName[] => byId.get(participantId) ?? [];

function row(countryKey: string, name: string, searched: string, names: Names = {}): ClubNames {
  const others = searched.split(", ").map((text): OtherName => ({ lang: "", text }));
  const shown = languages.flatMap((lang): readonly OtherName[] => {
    const text = names[lang];
    return text === undefined ? [] : [{ lang, text }];
  });
  return [countryKey, name, [...others, ...shown]];
}
