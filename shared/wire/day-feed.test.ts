import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentHash } from "./content-hash.ts";
import { decodeDayFeed, encodeDayFeed, encodeSignedDayFeed, type DayFeed } from "./day-feed.ts";
import { eventFields } from "./event-fields.ts";
import { encodeEvent } from "./event-row.ts";
import { arbitraryFields } from "./field-arbitrary.fixture.ts";
import { drawFields, leagueFields } from "./league-fields.ts";
import { participantFields } from "./participant-fields.ts";

const id = fc.stringMatching(/^[A-Za-z0-9]{8}$/);
const league = fc.record(
  {
    league: fc.tuple(arbitraryFields(leagueFields), id).map(([fields, title]) => ({ ...fields, title })),
    events: fc.array(
      fc.tuple(arbitraryFields(eventFields), id).map(([fields, id]) => ({ ...fields, id })),
      { maxLength: 3 },
    ),
    draw: fc.array(
      fc.tuple(arbitraryFields(drawFields), id).map(([fields, round]) => ({ ...fields, round })),
      { minLength: 1, maxLength: 2 },
    ),
  },
  { requiredKeys: ["league", "events"] },
);
const feed: fc.Arbitrary<DayFeed> = fc.record(
  {
    sportId: fc.integer({ min: 1, max: 42 }),
    leagues: fc.array(league, { minLength: 1, maxLength: 3 }),
    participants: fc.array(
      fc.tuple(arbitraryFields(participantFields), id).map(([fields, id]) => ({ ...fields, id })),
      { minLength: 1, maxLength: 2 },
    ),
    moved: fc.array(fc.record({ eventId: id, startSeconds: fc.nat() }), { minLength: 1, maxLength: 3 }),
    signature: fc.constantFrom("", contentHash("a day")),
  },
  { requiredKeys: ["sportId", "leagues", "signature"] },
);

const day: DayFeed = {
  sportId: 1,
  leagues: [
    {
      league: { title: "FRANCE: Ligue 1", templateId: "dYlOSQOD", type: "t", path: "/football/france/ligue-1/" },
      events: [
        {
          id: "1a2b3c4d",
          startSeconds: 1_760_000_000,
          statusType: 3,
          homeName: "Lens",
          homeScore: 1,
          awayScore: 0,
          winner: 1,
        },
        { id: "1a2b3c4e", startSeconds: 1_760_000_000, homeName: "A ~ B ¬ C", notice: "9÷3", addedTime: null },
      ],
    },
    { league: { title: "FRANCE: Ligue 2" }, events: [{ id: "1a2b3c4f" }] },
  ],
  signature: contentHash("a day"),
};

describe("list of a day", () => {
  it("signs itself with the hash of its unsigned form, and leaves an empty list empty", () => {
    const { leagues, sportId } = day;
    const signed = encodeSignedDayFeed({ sportId, leagues }, encodeEvent);
    const unsigned = encodeDayFeed({ sportId, leagues, signature: "" });
    expect(signed).toBe(encodeDayFeed({ sportId, leagues, signature: contentHash(unsigned) }));
    expect(encodeSignedDayFeed({ sportId, leagues: [] }, encodeEvent)).toBe("0");
  });

  it("[C3.01] [C3.05] [C3.08] reads what it wrote: header, participants, leagues, draws, events, moved events", () => {
    fc.assert(
      fc.property(feed, (feed) => {
        expect(decodeDayFeed(encodeDayFeed(feed))).toEqual({ ...feed, dropped: 0 });
      }),
      { numRuns: 20 },
    );
  });

  it("[F8] has the order header, leagues each with their events, signature", () => {
    const kinds = encodeDayFeed(day).match(/(?<=^|~)\w+/g);
    expect(kinds).toEqual(["SA", "ZA", "AA", "AA", "ZA", "AA", "A1"]);
  });

  it("[C5.04] is the empty body when it has no league, and the empty body is a list without a league", () => {
    expect(encodeDayFeed({ ...day, leagues: [] })).toBe("0");
    expect(decodeDayFeed("0")).toEqual({ sportId: 0, leagues: [], signature: "", dropped: 0 });
  });

  it("drops events before any league", () => {
    expect(decodeDayFeed("SA÷1¬~AA÷1a2b3c4d¬~ZA÷X¬~AA÷1a2b3c4e¬~").leagues).toEqual([
      { league: { title: "X" }, events: [{ id: "1a2b3c4e" }] },
    ]);
  });

  it("counts each row that it drops: no league yet, no id, no such kind, no key", () => {
    expect(decodeDayFeed("SA÷1¬~AA÷early¬~ZA÷X¬~AA÷¬~WHAT÷1¬~lost¬~A1÷¬~").dropped).toBe(4);
  });

  it("keeps what is before the cut of a body cut anywhere", () => {
    const body = encodeDayFeed(day);
    const whole = decodeDayFeed(body);
    for (let end = 0; end <= body.length; end += 1) {
      const events = decodeDayFeed(body.slice(0, end)).leagues.flatMap(({ events }) => events);
      const wholeEvents = whole.leagues.flatMap(({ events }) => events);
      events.forEach((event, index) => expect(wholeEvents[index]).toMatchObject(event));
    }
  });

  it("[C3.08] gives several sports of a participant separated by semicolons", () => {
    const participants = [{ id: "p1", sportIds: [1, 36] }];
    expect(encodeDayFeed({ ...day, participants })).toContain("TPS÷1;36¬");
  });
});

/** A client as others write them: it splits, and knows neither escapes nor empty rows. */
function readNaively(body: string) {
  const rows = body.split("¬~");
  expect(rows.pop()).toBe("");
  return rows.map((row) => row.split("¬").map((cell) => cell.split("÷")));
}

describe("list of a day, read by a client that only splits", () => {
  it("[F6] [F8] has single joints, whole cells, the signature as its own last row", () => {
    const rows = readNaively(encodeDayFeed(day));
    expect(rows.every((row) => row.every((cell) => cell.length === 2))).toBe(true);
    expect(rows.at(-1)).toEqual([["A1", day.signature]]);
    expect(rows.map(([first]) => first?.[0])).toEqual(["SA", "ZA", "AA", "AA", "ZA", "AA", "A1"]);
  });

  it("[F6] shows names that hold delimiters as people would read them", () => {
    const cells = new Map(readNaively(encodeDayFeed(day))[3]?.map(([key = "", value = ""]) => [key, value]));
    expect(cells.get("AE")?.replaceAll("\u2060", "")).toBe("A ∼ B ⌐ C");
  });
});
