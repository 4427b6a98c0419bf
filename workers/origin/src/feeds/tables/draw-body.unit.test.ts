import { expect, it } from "vitest";
import { readDraw } from "../../../../../shared/wire/sections/read-draw.ts";
import { toCountryId } from "../../../../../shared/places/countries.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { foldTimeline } from "../../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import { toDrawBody } from "./draw-body.ts";

const countriesIn = (sportId: number, name?: string) => {
  const { home } = aSchedule();
  const final = aSchedule({
    sportId,
    round: "final",
    home: { ...home, ...(name !== undefined && { name }), countryKey: "FR" },
  });
  const [round] = readDraw(toDrawBody([foldTimeline(final, [])], "fr"));
  return round?.ties[0]?.slots.map((slot) => slot?.countryId);
};

it("tells the country of a person and of its own side, and of no club", () => {
  expect(countriesIn(sportIds.tennis)).toEqual([String(toCountryId("FR")), ""]);
  expect(countriesIn(sportIds.soccer)).toEqual(["", ""]);
  for (const name of ["France", "France U21"])
    expect(countriesIn(sportIds.soccer, name)).toEqual([String(toCountryId("FR")), ""]);
});
