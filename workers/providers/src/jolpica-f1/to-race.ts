import { stableId } from "../../../../shared/sports/stable-id.ts";
import { toSlug } from "../../../../shared/addresses/slug.ts";
import type { IngestLeague } from "../../../../shared/ingest/league-schema.ts";
import { participantStatuses } from "../../../../shared/sports/participant-statuses.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { Facts } from "../../../../shared/timeline/facts.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import type { Race, Starter } from "../core/race.ts";
import { isCancelled, type Weekend } from "./calendar.ts";
import { countryOfNationality } from "./nationalities.ts";
import type { ErgastDriver, ErgastLap, ErgastQualifying, ErgastResult, ErgastStop } from "./schema.ts";

export const sportId = sportIds["auto-racing"];
const competition = "Formule 1";
export const competitionKey = `WORLD/${toSlug(competition)}`;
export const tournamentId = stableId(sportId, "tournament", competitionKey);

export type SessionKind = "race" | "sprint";

/** Everything known about a session so far, from several answers. */
export type Pieces = {
  readonly results: readonly ErgastResult[];
  readonly qualifying: readonly ErgastQualifying[];
  readonly stops: readonly ErgastStop[];
  /** Empty until all of them are there. */
  readonly laps: readonly ErgastLap[];
};

/** How often places are reported between start and finish. */
const checkpoints = 10;
/** The assumed time of a lap, used if the result has no time of a winner. */
const usualLapSeconds = 90;

/** A session as a race of ours; null while its starters are unknown. */
export function toRace(weekend: Weekend, kind: SessionKind, pieces: Pieces, nowMs: number): Race | null {
  const startSeconds = kind === "race" ? weekend.startSeconds : weekend.sprintSeconds;
  const starters = toStarters(pieces);
  if (startSeconds === null || starters.length === 0) return null;
  const isOver = pieces.results.length > 0;
  return {
    key: `${weekend.key}/${kind}`,
    group: weekend.key,
    league: toRaceLeague(weekend, kind),
    startSeconds,
    timeKnown: kind === "sprint" || weekend.timeKnown,
    information: { venue: weekend.circuit, ...(weekend.town === null ? {} : { town: weekend.town }) },
    starters,
    state: isOver ? "over" : isCancelled(weekend, nowMs) ? "cancelled" : "announced",
  };
}

function toRaceLeague({ key, season, name }: Weekend, kind: SessionKind): IngestLeague {
  return {
    sportId,
    stageId: stableId(sportId, "stage", competitionKey, ...key.split("/"), kind),
    tournamentId,
    templateId: stableId(sportId, "template", competitionKey),
    name: [competition, name, ...(kind === "sprint" ? ["Sprint"] : [])].join(" - "),
    countryKey: "WORLD",
    season,
    timeZone: "UTC",
    rank: 1,
    type: "t",
    format: "field",
    credit: "jolpica-f1",
  };
}

/** The drivers in the result, and those who qualified but are missing there: some results leave out drivers who did not start. */
function toStarters(pieces: Pieces): readonly Starter[] {
  const { results, qualifying } = pieces;
  const winner = results.find(({ positionText }) => positionText === "1");
  const laps = Math.max(0, ...results.map((result) => result.laps));
  const seconds = toSeconds(winner?.Time?.time ?? null) ?? laps * usualLapSeconds;
  const race = { laps, seconds };
  const absent = qualifying.filter(
    ({ Driver }) => !results.some((result) => result.Driver.driverId === Driver.driverId),
  );
  return [
    ...results.map((result) => toStarter(result, pieces, race)),
    ...absent.map((entry): Starter => ({
      participant: toParticipant(entry.Driver),
      before: toBefore(entry, null, entry),
      onTheWay: [],
      end: results.length === 0 ? null : { rank: null, stopReason: participantStatuses.didNotStart },
      endsAfterSeconds: 0,
    })),
  ];
}

type Length = { readonly laps: number; readonly seconds: number };

function toStarter(result: ErgastResult, { qualifying, stops, laps }: Pieces, race: Length): Starter {
  const { driverId } = result.Driver;
  const atLap = (lap: number) => (race.laps === 0 ? 0 : (lap / race.laps) * race.seconds);
  const own = stops.filter((stop) => stop.driverId === driverId && stop.lap !== null);
  const gap = toSeconds(result.Time?.time ?? null);
  const isWinner = result.positionText === "1";
  return {
    participant: toParticipant(result.Driver),
    before: {
      ...toBefore(
        result,
        result.grid,
        qualifying.find(({ Driver }) => Driver.driverId === driverId),
      ),
      lapsTotal: race.laps,
    },
    onTheWay: [
      ...toCheckpoints(driverId, laps, race).map(({ lap, rank }) => ({
        key: `lap-${lap}`,
        afterSeconds: atLap(lap),
        facts: { rank, laps: lap },
      })),
      ...own.map(({ stop, lap, duration }) => ({
        key: `pit-${stop}`,
        afterSeconds: atLap(lap ?? 0),
        facts: { pitStops: stop, ...(duration === null ? {} : { pitTime: duration }) },
      })),
    ],
    end: toEnd(result, race),
    endsAfterSeconds: isWinner ? race.seconds : atLap(result.laps) + (gap ?? 0),
  };
}

/** The places at every tenth of the race, as far as it was driven. */
function toCheckpoints(driverId: string, laps: readonly ErgastLap[], race: Length) {
  const wanted = Array.from({ length: checkpoints - 1 }, (_, index) =>
    Math.round(((index + 1) / checkpoints) * race.laps),
  );
  return [...new Set(wanted)].flatMap((lap) => {
    const timing = laps.find(({ number }) => number === lap)?.Timings.find((one) => one.driverId === driverId);
    return timing?.position == null ? [] : [{ lap, rank: timing.position }];
  });
}

type Entered = { readonly number: string | null; readonly Constructor: { readonly name: string } | null };

function toBefore(
  { number, Constructor }: Entered,
  grid: string | null,
  qualified: ErgastQualifying | undefined,
): Facts {
  const place = toWhole(grid);
  const start = toWhole(number);
  return {
    // 0 is the pit lane.
    ...(place === null || place === 0 ? {} : { grid: place }),
    ...(start === null ? {} : { startNumber: start }),
    ...(Constructor === null ? {} : { team: Constructor.name.slice(0, 40) }),
    ...timeOf("qualifying1", qualified?.Q1),
    ...timeOf("qualifying2", qualified?.Q2),
    ...timeOf("qualifying3", qualified?.Q3),
  };
}

const timeOf = <Name extends string>(name: Name, time: string | null | undefined): { [Key in Name]?: string } =>
  // The cast is needed because TypeScript widens a computed key to any string.
  time == null || time === "" ? {} : ({ [name]: time } as { [Key in Name]?: string });

/** Only a classified car has a place, so `positionText` counts; `position` numbers the other cars, too. */
function toEnd({ positionText, laps, points, Time, FastestLap }: ErgastResult, race: Length): Facts {
  const rank = toWhole(positionText);
  const score = Number(points);
  const time = Time?.time ?? "";
  const behind = race.laps - laps;
  const known = {
    laps,
    ...(Number.isFinite(score) ? { points: score } : {}),
    ...timeOf("bestLap", FastestLap?.Time?.time),
  };
  if (rank === null) {
    return {
      ...known,
      rank: null,
      gap: null,
      stopReason: stopReasons[positionText] ?? participantStatuses.didNotClassify,
    };
  }
  if (rank === 1) return { ...known, rank, ...timeOf("raceTime", time) };
  return { ...known, rank, gap: time === "" ? (behind > 0 ? `+${behind} lap${behind > 1 ? "s" : ""}` : null) : time };
}

const stopReasons: Readonly<Record<string, string>> = {
  R: participantStatuses.didNotFinish,
  D: participantStatuses.disqualified,
  E: participantStatuses.disqualified,
  W: participantStatuses.didNotStart,
  F: participantStatuses.notQualified,
};

/** Makes the id from the name, so that it is the same person as in files of past seasons. */
export function toParticipant({ givenName, familyName, code, nationality }: ErgastDriver): Participant {
  const name = `${givenName} ${familyName}`;
  const slug = toSlug(name);
  const countryKey = countryOfNationality(nationality ?? "");
  return {
    id: stableId(sportId, "starter", slug),
    name,
    code: /^[A-Z0-9]{1,5}$/.test(code ?? "") ? (code ?? "") : slug.replaceAll("-", "").slice(0, 3).toUpperCase(),
    slug,
    ...(countryKey === null ? {} : { countryKey }),
  };
}

const toWhole = (text: string | null): number | null => (/^\d{1,4}$/.test(text ?? "") ? Number(text) : null);

/** "1:42:06.304", "+0.895" → seconds; null for anything else. */
function toSeconds(text: string | null): number | null {
  const found = /^\+?(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)$/.exec(text ?? "");
  if (found === null) return null;
  return Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3]);
}
