import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("cs");

export const cs: AnalysisTexts = {
  how: "Jak se to počítá",
  halfTime: "Poločas",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Vývoj zápasu",
    byMinute: "minutu po minutě",
    byPoint: "bod po bodu",
    byGame: "gem po gemu",
    steps: {
      minute: (count) => `${count} min`,
      point: (count) => plural(count, { one: `${count} bod`, few: `${count} body`, other: `${count} bodů` }),
      game: (count) => plural(count, { one: `${count} gem`, few: `${count} gemy`, other: `${count} gemů` }),
    },
    summary: (home, ofHome, away, ofAway) => `Převaha: ${home} (${ofHome}), ${away} (${ofAway}).`,
    onTop: (name) => `Převaha: ${name}`,
    level: "Vyrovnaná hra",
    span: "Část zápasu",
    who: "Převaha",
    goal: (name, minute, player) => `${minute} gól: ${name}${player && `, ${player}`}`,
    redCard: (name, minute, player) => `${minute} červená karta: ${name}${player && `, ${player}`}`,
    method:
      "Každá akce se počítá jedné ze stran: gól 3, střela na branku 1,5, jiná střela 0,8, roh 0,7; červená karta se počítá soupeři. Každé čtyři minuty se váha zmenší na polovinu; graf ukazuje, co zbývá na jedné straně, minus to, co zbývá na druhé.",
    methodOfScores:
      "Každý bod, gól, střela nebo zisk míče se počítá jedné ze stran a váha se během několika minut zmenší na polovinu; graf ukazuje, co zbývá na jedné straně, minus to, co zbývá na druhé.",
    methodOfSets:
      "Každý získaný bod se počítá jedné ze stran a váha se každé čtyři body zmenší na polovinu; graf ukazuje, co zbývá na jedné straně, minus to, co zbývá na druhé. Každý set začíná znovu.",
  },
  chances: {
    title: "Šance na výhru",
    now: "teď",
    before: "před zápasem",
    end: "na konci",
    draw: "Remíza",
    minute: "Minuta",
    chart: (text) => `Šance na výhru v průběhu zápasu. ${text}`,
    beforeWas: (text) => `Před zápasem: ${text}`,
    method: (matches, brier, base) =>
      `Góly, které ještě padnou, mají Poissonovo rozdělení: góly vstřelené a obdržené v posledních zápasech obou týmů, stav, zbývající čas, červené karty. Kurzy v tom nehrají roli. Jde o výsledek po základní hrací době, v prodloužení o výsledek po něm. Počet zápasů, které model neznal: ${matches}. Brierovo skóre při výkopu je u nich ${brier}, s obvyklými podíly ${base} (0 je ideál).`,
  },
  shots: {
    title: "Střely",
    chart: (text) => `Mapa střel. ${text}`,
    total: (count) => plural(count, { one: `${count} střela`, few: `${count} střely`, other: `${count} střel` }),
    expected: (value) => `${value} xG`,
    size: "Velikost: xG",
    all: (count) =>
      plural(count, { one: "Střela", few: `Všechny ${count} střely`, other: `Všechny střely (${count})` }),
    unknownPlayer: "Neznámý hráč",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Gól", saved: "Zákrok", off: "Mimo", blocked: "Blok", woodwork: "Tyč" },
    bodies: { foot: "nohou", head: "hlavou" },
    situations: { "open-play": "", counter: "protiútok", "free-kick": "přímý kop", penalty: "penalta" },
    method: (shots, matches, brier, base) =>
      `Očekávané góly (xG) jsou šance, že střela skončí gólem: podle úhlu, pod kterým je vidět branka, části těla a situace. Základ modelu (střely: ${shots}, zápasy: ${matches}; Pappalardo a Massucco, Wyscout, CC BY 4.0) je malý, čtěte ho tedy opatrně. V soutěžích, které model neznal, je Brierovo skóre ${brier}, s průměrem ${base} (0 je ideál).`,
  },
};
