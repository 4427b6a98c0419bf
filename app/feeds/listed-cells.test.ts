import { describe, expect, it } from "vitest";
import { decodeDayFeed, encodeDayFeed } from "../../shared/wire/day-feed.ts";
import { decodeOddsRows, encodeOddsFeed } from "../../shared/wire/odds-feed.ts";
import { ofEvents, toListedCells, toListedOdds } from "./listed-cells.ts";

const day = encodeDayFeed({
  sportId: 1,
  leagues: [
    {
      league: {
        title: "FRANCE: Ligue 1",
        countryName: "France",
        categoryName: "France",
        stageId: "1Stage00",
        type: "t",
        image: null,
      },
      events: [
        {
          id: "1Event00",
          startSeconds: 1_760_000_000,
          homeName: "Lens",
          homeFullName: "Lens",
          homeSlug: "lens",
          awayName: "FH÷Nantes¬",
          awayFullName: "Nantes",
          homeCountryName: "France",
          homeCountryId: "148",
          awayCountryId: "461",
          broadcast: '{"1":[]}',
          homeScore: 1,
        },
      ],
    },
    { league: { title: "ATP: Paris", countryName: "France", categoryName: "ATP", type: "t" }, events: [] },
  ],
  signature: "",
});

it("keeps some events with their leagues, and says that there is nothing where none is left", () => {
  const toLeague = (title: string, ...ids: string[]) => ({ league: { title }, events: ids.map((id) => ({ id })) });
  const leagues = [
    toLeague("A", "1EventA0", "1EventA1"),
    toLeague("B", "1EventB0"),
    toLeague("C", "1EventC0", "1EventC1"),
  ];
  const body = encodeDayFeed({ sportId: 2, leagues, signature: "x" });
  const kept = decodeDayFeed(ofEvents(body, new Set(["1EventA1", "1EventC0", "1EventC1"])));
  expect(kept).toMatchObject({ sportId: 2, signature: "x", dropped: 0 });
  expect(kept.leagues.map(({ league, events }) => [league.title, ...events.map(({ id }) => id)])).toEqual([
    ["A", "1EventA1"],
    ["C", "1EventC0", "1EventC1"],
  ]);
  expect(ofEvents(body, new Set(["1EventD0"]))).toBe("0");
});

const row = (eventId: string, bookmakerId: number) => ({
  eventId,
  bookmakerId,
  outcomes: [{ price: 1.5, previous: 1.5 }],
});

describe("what the document of a list carries", () => {
  it("is the nation of each side where sides are persons, who have flags", () => {
    const [league] = decodeDayFeed(toListedCells(day, 2)).leagues;
    expect(league?.events[0]).toMatchObject({ homeCountryId: "148", awayCountryId: "461" });
  });

  it("is the nation of a country's side alone where sides are teams", () => {
    const nation = (side: "home" | "away", name: string, country: string) => ({
      [`${side}Name`]: name,
      [`${side}CountryName`]: country,
      [`${side}CountryId`]: "1",
    });
    const events = [
      { id: "1Event00", ...nation("home", "France U21", "France"), ...nation("away", "Belgique F", "Belgique") },
      { id: "1Event01", ...nation("home", "Monaco", "France"), ...nation("away", "Niger Tornadoes", "Niger") },
    ];
    const body = encodeDayFeed({
      sportId: 1,
      leagues: [{ league: { title: "MONDE: Amicaux" }, events }],
      signature: "",
    });
    const [league] = decodeDayFeed(toListedCells(body, 1)).leagues;
    expect(league?.events).toEqual([events[0], { id: "1Event01", homeName: "Monaco", awayName: "Niger Tornadoes" }]);
  });

  it("is every cell that a list shows, and none that it does not", () => {
    const { leagues, dropped } = decodeDayFeed(toListedCells(day, 1));
    expect(dropped).toBe(0);
    expect(leagues).toEqual([
      {
        league: { title: "FRANCE: Ligue 1", countryName: "France", stageId: "1Stage00", type: "t" },
        events: [
          {
            id: "1Event00",
            startSeconds: 1_760_000_000,
            homeName: "Lens",
            // A name that looks like a cell is a name: its marks are escaped.
            awayName: "FH÷Nantes¬",
            homeScore: 1,
          },
        ],
      },
      { league: { title: "ATP: Paris", countryName: "France", categoryName: "ATP", type: "t" }, events: [] },
    ]);
  });

  it("is the prices of one bookmaker", () => {
    const body = encodeOddsFeed(1, [row("1Event00", 1), row("1Event00", 16), row("1Event01", 1)]);
    const kept = decodeOddsRows(toListedOdds(body, 1));
    expect(kept.map(({ eventId, bookmakerId }) => [eventId, bookmakerId])).toEqual([
      ["1Event00", 1],
      ["1Event01", 1],
    ]);
    expect(toListedOdds(body, 1).split("ODA")).toHaveLength(2);
    expect([toListedOdds("0", 1), toListedOdds(body, 141)]).toEqual(["0", "0"]);
  });
});
