import { createPlural } from "../../../shared/texts/plural.ts";
import type { AnalysisTexts } from "./fr.ts";

const plural = createPlural("pl");

export const pl: AnalysisTexts = {
  how: "Jak to liczymy",
  halfTime: "Przerwa",
  minute: (minute) => `${minute}′`,
  momentum: {
    title: "Przebieg meczu",
    byMinute: "minuta po minucie",
    byPoint: "punkt po punkcie",
    byGame: "gem po gemie",
    steps: {
      minute: (count) => `${count} min`,
      point: (count) => plural(count, { one: `${count} punkt`, few: `${count} punkty`, other: `${count} punktów` }),
      game: (count) => plural(count, { one: `${count} gem`, few: `${count} gemy`, other: `${count} gemów` }),
    },
    summary: (home, ofHome, away, ofAway) => `Przewaga: ${home} (${ofHome}), ${away} (${ofAway}).`,
    onTop: (name) => `Przewaga: ${name}`,
    level: "Wyrównana gra",
    span: "Część meczu",
    who: "Przewaga",
    goal: (name, minute, player) => `${minute} gol: ${name}${player && `, ${player}`}`,
    redCard: (name, minute, player) => `${minute} czerwona kartka: ${name}${player && `, ${player}`}`,
    method:
      "Każda akcja liczy się na korzyść jednej ze stron: gol 3, strzał celny 1,5, inny strzał 0,8, rzut rożny 0,7; czerwona kartka liczy się na korzyść rywala. Co cztery minuty waga maleje o połowę; wykres pokazuje, ile zostaje po jednej stronie, minus to, co zostaje po drugiej.",
    methodOfScores:
      "Każdy punkt, gol, strzał lub odbiór liczy się na korzyść jednej ze stron, a waga maleje o połowę w kilka minut; wykres pokazuje, ile zostaje po jednej stronie, minus to, co zostaje po drugiej.",
    methodOfSets:
      "Każdy wygrany punkt liczy się na korzyść jednej ze stron, a waga maleje o połowę co cztery punkty; wykres pokazuje, ile zostaje po jednej stronie, minus to, co zostaje po drugiej. Każdy set zaczyna się od nowa.",
  },
  chances: {
    title: "Szanse na wygraną",
    now: "teraz",
    before: "przed meczem",
    end: "na koniec",
    draw: "Remis",
    minute: "Minuta",
    chart: (text) => `Szanse na wygraną w trakcie meczu. ${text}`,
    beforeWas: (text) => `Przed meczem: ${text}`,
    method: (matches, brier, base) =>
      `Gole, które jeszcze padną, mają rozkład Poissona: gole strzelone i stracone przez obie drużyny w ostatnich meczach, wynik, pozostały czas, czerwone kartki. Kursy nie mają w tym udziału. Chodzi o wynik po regulaminowym czasie, a w dogrywce o wynik po niej. Liczba meczów, których model nie znał: ${matches}. Wskaźnik Briera na początku meczu to w nich ${brier}, a przy zwykłych udziałach ${base} (0 to ideał).`,
  },
  shots: {
    title: "Strzały",
    chart: (text) => `Mapa strzałów. ${text}`,
    total: (count) => plural(count, { one: `${count} strzał`, few: `${count} strzały`, other: `${count} strzałów` }),
    expected: (value) => `${value} xG`,
    size: "Wielkość: xG",
    all: (count) =>
      plural(count, { one: "Strzał", few: `Wszystkie ${count} strzały`, other: `Wszystkie strzały (${count})` }),
    unknownPlayer: "Nieznany zawodnik",
    metres: (metres) => `${metres} m`,
    outcomes: { goal: "Gol", saved: "Obroniony", off: "Niecelny", blocked: "Zablokowany", woodwork: "Słupek" },
    bodies: { foot: "nogą", head: "głową" },
    situations: { "open-play": "", counter: "kontra", "free-kick": "rzut wolny", penalty: "rzut karny" },
    method: (shots, matches, brier, base) =>
      `Gole oczekiwane (xG) to szansa, że strzał zakończy się golem: zależnie od kąta, pod jakim widać bramkę, części ciała i sytuacji. Podstawa modelu (strzały: ${shots}, mecze: ${matches}; Pappalardo i Massucco, Wyscout, CC BY 4.0) jest niewielka, więc czytaj ostrożnie. W rozgrywkach, których model nie znał, wskaźnik Briera to ${brier}, a przy średniej ${base} (0 to ideał).`,
  },
};
