import { describe, expect, it } from "vitest";
import { sports } from "./catalogue.ts";
import { allTexts } from "../texts/all-texts.ts";
import { sportIds, type SportName } from "./sport-ids.ts";
import { statusLabel } from "./status-label.ts";
import { eventStatus, statusNames, type StatusName } from "./statuses.ts";

const french = (sport: SportName, name: StatusName): string[] =>
  (["full", "mobile"] as const).map((width) =>
    statusLabel({ status: eventStatus[name], sportId: sportIds[sport], texts: allTexts.fr.statuses, width }),
  );

const englishFinished = (sportId: number): string =>
  statusLabel({ status: eventStatus.finished, sportId, texts: allTexts.en.statuses, width: "mobile" });

describe("statusLabel", () => {
  it("[A9.06] says in French what soccer fans read", () => {
    expect(french("soccer", "finished")).toEqual(["Terminé", "Fin"]);
    expect(french("soccer", "halfTime")).toEqual(["Mi-temps", "MT"]);
    expect(french("soccer", "firstHalf")).toEqual(["1re mi-temps", "1re MT"]);
    expect(french("soccer", "extraTime")).toEqual(["Prolongation", "Prol."]);
    expect(french("soccer", "penalties")).toEqual(["Tirs au but", "TAB"]);
    expect(french("soccer", "afterPenalties")).toEqual(["Après tirs au but", "Ap. TAB"]);
    expect(french("soccer", "postponed")).toEqual(["Reporté", "Reporté"]);
    expect(french("soccer", "cancelled")).toEqual(["Annulé", "Annulé"]);
    expect(french("soccer", "awarded")).toEqual(["Gagné sur tapis vert", "Tapis vert"]);
  });

  it("[A9.06] counts sets, quarters, thirds, innings and rounds as each sport does", () => {
    expect(french("tennis", "set1")).toEqual(["1er set", "1er set"]);
    expect(french("basketball", "quarter3")).toEqual(["3e quart-temps", "3e QT"]);
    expect(french("hockey", "period2")).toEqual(["2e tiers-temps", "2e tiers"]);
    expect(french("water-polo", "period2")).toEqual(["2e période", "2e pér."]);
    expect(french("baseball", "inning1")).toEqual(["1re manche", "1re manche"]);
    expect(french("cricket", "inning1")).toEqual(["1er innings", "1er inn."]);
    expect(french("golf", "afterRound1")).toEqual(["Après le 1er tour", "Ap. tour 1"]);
    expect(french("alpine", "round2")).toEqual(["2e manche", "2e manche"]);
    expect(french("alpine", "afterRound1")).toEqual(["Après la 1re manche", "Ap. manche 1"]);
    expect(french("handball", "penalties")).toEqual(["Jets de 7 mètres", "Jets 7 m"]);
    expect(french("esports", "set1")).toEqual(["1re carte", "1re carte"]);
    expect(french("darts", "set13")).toEqual(["13e set", "13e set"]);
  });

  it("[A9.06] has a word for a player who is disqualified", () => {
    expect(french("tennis", "awarded")).toEqual(["Disqualification", "Disq."]);
  });

  it("[A9.06] gives a race its feminine", () => {
    expect(french("cycling", "finished")[0]).toBe("Terminée");
    expect(french("golf", "finished")[0]).toBe("Terminé");
  });

  it("[A9.06] has a mobile label of at most twelve characters for every stage, sport and language", () => {
    const labels = Object.values(allTexts).flatMap(({ statuses: texts }) =>
      sports.flatMap((sport) =>
        statusNames
          .filter((name) => name !== "scheduled")
          .map((name) => statusLabel({ status: eventStatus[name], sportId: sport.id, texts, width: "mobile" })),
      ),
    );
    expect(labels.filter((label) => label === "" || label.length > 12)).toEqual([]);
  });

  it("[A9.01] is empty for a scheduled event and for an unknown stage", () => {
    expect(french("soccer", "scheduled")).toEqual(["", ""]);
    expect(statusLabel({ status: 999, sportId: 1, texts: allTexts.fr.statuses, width: "full" })).toBe("");
  });

  it("says it in English, and in general words for a sport that is not known", () => {
    expect(englishFinished(sportIds.soccer)).toBe("FT");
    expect(englishFinished(20)).toBe("Fin.");
  });
});
