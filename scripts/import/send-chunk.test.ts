import { describe, expect, it } from "vitest";
import type { MatchRecord } from "./match-record.ts";
import { noStandings } from "./no-standings.fixture.ts";
import { sendChunk, type ImportClient } from "./send-chunk.ts";

const league = {
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Coupe",
  countryKey: "FR",
  season: "2026-27",
  timeZone: "Europe/Paris",
  rank: 0,
  type: "t",
} as const;
const aRecord = (eventId: string): MatchRecord => ({
  where: `here:${eventId}`,
  title: "Lens - Metz",
  league,
  event: {
    eventId,
    leagueStageId: league.stageId,
    sportId: 1,
    startSeconds: 0,
    timeKnown: true,
    round: "1",
    home: { id: "1Home000", name: "Lens", code: "LEN", slug: "lens" },
    away: { id: "1Away000", name: "Metz", code: "MET", slug: "metz" },
    result: null,
  },
  timeline: [],
});

/** An origin that takes so many events at once, and never `1Event02`. */
function fakeOrigin(most: number) {
  const sizes: number[] = [];
  const client: ImportClient = {
    ...noStandings,
    ingest({ events }) {
      if (events.length > most) return Promise.resolve("too large");
      sizes.push(events.length);
      const index = events.findIndex(({ eventId }) => eventId === "1Event02");
      const refused = index < 0 ? [] : [{ pointer: `/events/${index}/round`, reason: "is wrong" }];
      return Promise.resolve({ added: events.length - refused.length, changed: 0, unchanged: 0, refused, seq: 0 });
    },
  };
  return { client, sizes };
}

async function send(most: number) {
  const { client, sizes } = fakeOrigin(most);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const skipped: string[] = [];
  const records = ["1Event00", "1Event01", "1Event02"].map(aRecord);
  await sendChunk({ sportId: 1, leagues: [league], records }, client, counts, (_, text) => skipped.push(text));
  return { sizes, added: counts.added, skipped };
}

describe("a chunk of an import", () => {
  it("goes in halves where it is too large at once, and names what was refused by its place", async () => {
    const skipped = ["here:1Event02: Lens - Metz: is wrong"];
    expect(await send(3)).toEqual({ sizes: [3], added: 2, skipped });
    expect(await send(2)).toEqual({ sizes: [2, 1], added: 2, skipped });
  });

  it("names a result that would change, before and after, as a question of its own", async () => {
    const client: ImportClient = {
      ...noStandings,
      ingest: () => {
        const reason = "would change the result from 2-1 to 2-2";
        return Promise.resolve({
          added: 0,
          changed: 0,
          unchanged: 0,
          refused: [{ pointer: "/events/0/result", reason }],
          seq: 0,
        });
      },
    };
    const skipped: string[] = [];
    const chunk = { sportId: 1, leagues: [league], records: [aRecord("1Event00")] };
    await sendChunk(chunk, client, { added: 0, changed: 0, unchanged: 0 }, (...fault) =>
      skipped.push(fault.join(": ")),
    );
    expect(skipped).toEqual([
      "changes the result of a match that is over: here:1Event00: Lens - Metz: " +
        "would change the result from 2-1 to 2-2: --replace confirms it",
    ]);
  });

  it("[C.13] names a goal that would change, before and after, as a question of its own", async () => {
    const reason = "would change a goal from 10 Ann to 12 Ann";
    const refused = [{ pointer: "/events/0/timeline", reason }];
    const client: ImportClient = {
      ...noStandings,
      ingest: () => Promise.resolve({ added: 0, changed: 0, unchanged: 0, refused, seq: 0 }),
    };
    const skipped: string[] = [];
    const chunk = { sportId: 1, leagues: [league], records: [aRecord("1Event00")] };
    await sendChunk(chunk, client, { added: 0, changed: 0, unchanged: 0 }, (...fault) =>
      skipped.push(fault.join(": ")),
    );
    expect(skipped).toEqual([
      `changes an incident of a match that is over: here:1Event00: Lens - Metz: ${reason}: --replace confirms it`,
    ]);
  });

  it("leaves out a match that is too large by itself", async () => {
    const { sizes, added, skipped } = await send(0);
    expect([sizes, added, skipped.length]).toEqual([[], 0, 3]);
  });
});
