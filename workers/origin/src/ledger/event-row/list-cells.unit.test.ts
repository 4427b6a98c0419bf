import type { Language } from "../../../../../shared/texts/languages.ts";
import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import { toBroadcast, forEveryPlace } from "./broadcast-cell.ts";
import { sideNationsOf } from "./side-nations.ts";
import { foldTimeline, initialState } from "../../../../../shared/timeline/fold.ts";
import type { Channel, Incident } from "../../../../../shared/timeline/incident.ts";
import { aSchedule } from "../../../../../shared/timeline/schedule.fixture.ts";
import type { League, Schedule } from "../../../../../shared/timeline/schedule.ts";
import { toEventFields } from "./to-event-fields.ts";

const aLeague = (countryKey: string): League => ({
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Ligue",
  countryKey,
  season: "2026-27",
  timeZone: "UTC",
  rank: 1,
  type: "t",
});
const fieldsAfter = (...incidents: Incident[]) => toEventFields(foldTimeline(aSchedule(), incidents), "");
const kickOff: Incident = { kind: "status", atSeconds: 100, status: eventStatus.firstHalf };
const review = (outcome: "running" | "stands"): Incident => ({
  kind: "review",
  atSeconds: 120,
  side: 2,
  minute: "1",
  outcome,
});
const notice = (text: string): Incident => ({ kind: "notice", atSeconds: 10, text });
const kick = (scored: boolean, atSeconds: number): Incident => ({ kind: "shoot-out", atSeconds, side: 2, scored });

/** The cells of a row that name countries. */
function nationCells(leagueCountry: string, lang: Language, schedule: Schedule): Readonly<Record<string, unknown>> {
  const nations = sideNationsOf(aLeague(leagueCountry), lang)(schedule);
  const fields = toEventFields(foldTimeline(schedule, []), "", nations);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => /country/i.test(name)));
}

describe("where sides are from", () => {
  it("is their league's nation in the feed's language, unless they have one of their own", () => {
    const { home } = aSchedule();
    expect(nationCells("FR", "en", aSchedule({ home: { ...home, countryKey: "WAL" } }))).toEqual({
      homeCountryName: "Wales",
      homeCountryId: "703",
      awayCountryName: "France",
      awayCountryId: "148",
    });
  });

  it("is a person's own alone: the league's country says nothing of who plays there", () => {
    const { home } = aSchedule();
    for (const sportId of [sportIds.tennis, sportIds.golf, sportIds.cycling]) {
      const own = { ...home, countryKey: "ES" };
      expect(nationCells("FR", "en", aSchedule({ sportId })), `sport ${sportId}`).toEqual({});
      expect(nationCells("FR", "en", aSchedule({ sportId, home: own }))).toEqual({
        homeCountryName: "Spain",
        homeCountryId: expect.any(String),
      });
    }
  });

  it("is left out where it is unknown: a continent is no nation", () => {
    expect(nationCells("EUROPE", "fr", aSchedule())).toEqual({});
  });

  it("is repeated for a starter, who has no side", () => {
    const { home } = aSchedule();
    const starter = aSchedule({ away: null, home: { ...home, countryKey: "JP" } });
    const cells = nationCells("WORLD", "fr", starter);
    expect(cells).toMatchObject({ homeCountryName: "Japon", countryName: "Japon", countryId: cells["homeCountryId"] });
  });
});

describe("what comes and goes beside the score", () => {
  it("[C3.01] marks a side whose goal is looked at again until the outcome", () => {
    expect(fieldsAfter(kickOff)).toMatchObject({ homeUnderReview: 0, awayUnderReview: 0 });
    expect(fieldsAfter(kickOff, review("running"))).toMatchObject({ homeUnderReview: 0, awayUnderReview: 1 });
    expect(fieldsAfter(kickOff, review("running"), review("stands"))).toMatchObject({ awayUnderReview: 0 });
  });

  it("shows a notice until it is taken away", () => {
    expect(fieldsAfter(notice("Terrain neutre")).notice).toBe("Terrain neutre");
    expect(fieldsAfter(notice("Terrain neutre"), notice(""))).not.toHaveProperty("notice");
  });

  it("[C4.32] names the penalties of the running stage, the missed ones among them, and no others, also after a break in it", () => {
    const taken: Incident = { kind: "goal", id: "p:1", atSeconds: 200, side: 1, minute: "3", how: "penalty" };
    const missed: Incident = { kind: "missed-penalty", atSeconds: 400, side: 1, minute: "6" };
    const fields = fieldsAfter(kickOff, taken, missed);
    expect(fields.homePenaltyShots).toEqual([
      { updatedSeconds: 200, incidentId: "p-1" },
      { updatedSeconds: 400, incidentId: "2" },
    ]);
    expect(fields.homePenaltiesMissed).toEqual([{ updatedSeconds: 400, incidentId: "2" }]);
    expect([fields.awayPenaltyShots, fields.awayPenaltiesMissed]).toEqual([null, null]);
    const status = (entered: StatusId): Incident => ({ kind: "status", atSeconds: 500, status: entered });
    const over = fieldsAfter(kickOff, taken, missed, status(eventStatus.halfTime));
    expect(over).not.toHaveProperty("homePenaltyShots");
    const { interrupted, firstHalf, secondHalf } = eventStatus;
    const resumed = fieldsAfter(kickOff, taken, missed, status(interrupted), status(firstHalf));
    expect(resumed.homePenaltyShots).toEqual(fields.homePenaltyShots);
    expect(fieldsAfter(kickOff, taken, status(interrupted), status(secondHalf))).not.toHaveProperty("homePenaltyShots");
  });

  it("counts the kicks of a shoot-out as penalties", () => {
    const fields = fieldsAfter(
      kickOff,
      { kind: "status", atSeconds: 100, status: eventStatus.penalties },
      kick(true, 110),
      kick(false, 130),
    );
    expect([fields.awayPenaltyShots?.length, fields.awayPenaltiesMissed?.length, fields.awayShootOut]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe("where an event can be seen", () => {
  const television: Channel = { type: 1, id: 12, name: "Canal+ Foot", countryKeys: ["FR"] };
  const stream: Channel = { type: 2, id: 16, name: "Betclic", url: "https://b.example/1", countryKeys: [] };

  it("[C3.09] is listed by kind: stations, and streams with their bookmaker", () => {
    expect(JSON.parse(toBroadcast([television, stream]) ?? "")).toEqual({
      1: [{ TVI: 12, BU: "", BN: "Canal+ Foot", BAF: "", TCC: ["FR"] }],
      2: [{ BU: "https://b.example/1", IU: "", BN: "Betclic", BI: 16, BT: "" }],
    });
    expect(fieldsAfter({ kind: "broadcast", atSeconds: 1, channels: [] })).not.toHaveProperty("broadcast");
  });

  it("leaves bookmakers' streams and channels of some countries out of what every place reads", () => {
    const everywhere: Channel = { ...television, id: 13, countryKeys: [] };
    const state = { ...initialState(aSchedule()), channels: [television, stream, everywhere] };
    expect(forEveryPlace(state).channels).toEqual([everywhere]);
    expect(forEveryPlace(initialState(aSchedule()))).toEqual(initialState(aSchedule()));
  });

  it("[C3.03] leaves what can be bet on out of what every place reads", () => {
    const said = foldTimeline(aSchedule(), [
      {
        kind: "facts",
        atSeconds: 1,
        facts: { betslipMode: 1, liveBetting: "y", liveBookmakerIds: ["2"], comments: 1 },
      },
    ]);
    expect(toEventFields(said, "")).toMatchObject({ betslipMode: 1, liveBetting: "y", liveBookmakerIds: ["2"] });
    expect(forEveryPlace(said).facts).toEqual({ comments: 1 });
  });
});
