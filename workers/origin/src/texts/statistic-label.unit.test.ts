import { describe, expect, it } from "vitest";
import { languages } from "../../../../shared/texts/languages.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { statisticLabel, statisticName } from "./statistic-label.ts";
import { isKnownStatistic } from "../../../../shared/sports/statistic-types.ts";

describe("labels of statistics", () => {
  it("[C3.15] name each type from 1 to 70 in each language", () => {
    for (let type = 1; type <= 70; type += 1) {
      const name = statisticName(type);
      const labels = name === null ? [] : languages.map((lang) => statisticLabel(name, 1, lang));
      expect([type, isKnownStatistic(type), labels.filter((label) => label !== "").length]).toEqual([
        type,
        true,
        languages.length,
      ]);
    }
    expect(statisticName(75)).toBeNull();
  });

  it("take the sport's own word where it has one", () => {
    expect(statisticLabel("suspensions", sportIds.handball, "en")).toBe("2-minute suspensions");
    expect(statisticLabel("suspensions", sportIds["water-polo"], "en")).toBe("Exclusions");
    expect(statisticLabel("tackles", sportIds["rugby-union"], "fr")).toBe("Plaquages");
    expect(statisticLabel("tackles", sportIds.soccer, "fr")).toBe("Tacles");
  });

  it.each(languages)("say of tennis in %s that break points were saved, as its figures count them", (lang) => {
    const label = statisticLabel("breakPoints", sportIds.tennis, lang);
    expect(label).not.toBe(statisticLabel("breakPoints", sportIds.snooker, lang));
  });
});
