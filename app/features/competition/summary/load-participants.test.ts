import { expect, it } from "vitest";
import { encodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { toCountryId } from "../../../../shared/places/countries.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { feedSays, openSite } from "../../../../tests/fakes/fake-site.ts";
import { loadParticipants } from "./load-participants.server.ts";

const flagsOf = async (event: EventFields, sportId: number) => {
  const sides = { homeSlug: "a", homeParticipantId: "A", awaySlug: "b", awayParticipantId: "B" };
  const feed = encodeDayFeed({
    sportId,
    leagues: [{ league: { stageId: "1Stage00" }, events: [{ id: "1Event00", ...sides, ...event }] }],
    signature: "",
  });
  const scope = {
    lang: "fr",
    sportId,
    countryId: "1",
    tournamentId: "1Tourn00",
    stageId: "1Stage00",
    isPart: false,
    tzHour: 1,
  } as const;
  const found = await loadParticipants(openSite(() => feedSays(feed)).context, scope);
  return found.map(({ name, flag }) => [name, flag]);
};
const french = String(toCountryId("FR"));

it("names those who take part with the flags of countries' sides and of persons", async () => {
  const nations = {
    homeCountryId: french,
    homeCountryName: "France",
    awayCountryId: french,
    awayCountryName: "France",
  };
  expect(await flagsOf({ homeName: "France", awayName: "Lens", ...nations }, sportIds.soccer)).toEqual([
    ["France", "fr"],
    ["Lens", null],
  ]);
  expect(await flagsOf({ homeName: "Gasquet R.", awayName: "Monfils G.", ...nations }, sportIds.tennis)).toEqual([
    ["Gasquet R.", "fr"],
    ["Monfils G.", "fr"],
  ]);
});
