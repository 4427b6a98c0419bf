import { expect, it } from "vitest";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { languages } from "../../../shared/texts/languages.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { matchWords } from "./match-words.ts";
import { tabName } from "./tab-name.ts";

await loadAllTexts();

it("speaks of a bout as a fight, of a race as an event, and of all else as a match", () => {
  const words = (sport: keyof typeof sportIds) => matchWords(sportIds[sport], "fr");
  expect([words("boxing"), words("mma"), words("tennis")].map(({ summary }) => summary.title)).toEqual([
    "Le combat",
    "Le combat",
    "Le match",
  ]);
  expect(words("boxing").statusReasons.cancelled).toBe("Le combat n’aura pas lieu.");
  expect(words("golf").statusReasons.abandoned).toBe("L’épreuve a été arrêtée avant son terme.");
  expect(words("golf").report.how).toBe("Écrit à partir des données de l’épreuve, sans intervention humaine.");
  // A text without a variant for the sport is the usual one.
  expect(words("boxing").statusReasons.awarded).toBe(matchTexts("fr").statusReasons.awarded);
  expect(words("snooker")).toBe(matchTexts("fr"));
});

it.each(languages)("says nothing of a match of a bout or a race in %s", (lang) => {
  const ofMatch = {
    fr: /match/,
    en: /match/,
    de: /Spiel[es ]/,
    es: /partid/,
    it: /partit/,
    pt: /jogo/,
    nl: /wedstrijd/,
    pl: /mecz/,
    cs: /zápas/,
    ar: /مباراة/,
  }[lang];
  const said = (sport: "boxing" | "cycling") => {
    const { actions, statusReasons, report, news, odds, tabsLabel } = matchWords(sportIds[sport], lang);
    const { postponed, cancelled, abandoned, interrupted } = statusReasons;
    return [
      actions.share,
      actions.copied,
      postponed,
      cancelled,
      abandoned,
      interrupted,
      report.how,
      news.title,
      odds.empty,
      tabsLabel,
    ];
  };
  // In Czech a bout is a match.
  const all = [...said("cycling"), ...(lang === "cs" ? [] : said("boxing"))];
  expect(all.filter((text) => ofMatch.test(text.toLocaleLowerCase(lang)))).toEqual([]);
});

it("names the tab of a table by what it ranks: drivers, the season, the riders of a tour, a league", () => {
  const name = (sport: keyof typeof sportIds, isTour = false) =>
    tabName("standings", { sportId: sportIds[sport], isTour }, matchTexts("fr"));
  expect([name("auto-racing"), name("alpine"), name("cycling", true), name("cycling"), name("tennis")]).toEqual([
    "Championnat",
    "Saison",
    "Classement général",
    "Saison",
    "Classement",
  ]);
});
