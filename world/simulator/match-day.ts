import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { Incident, Information } from "../../shared/timeline/incident.ts";
import type { Participant, Schedule } from "../../shared/timeline/schedule.ts";
import { channelsOf, highlightsOf } from "../catalogue/channels.ts";
import { clubOf, type Club } from "../catalogue/clubs.ts";
import { venuePatterns } from "../catalogue/venues.ts";
import { drawReferee } from "./referees.ts";
import { pick, randomOf, type Random } from "../../shared/basics/random.ts";

const hourSeconds = 3600;
/** Before this only the broadcast of a game is reported. */
export const matchDaySeconds = 2 * hourSeconds;
/** Channels announce a game before its day is published live. */
const broadcastNoticeSeconds = 6 * 86_400;

/** Share of a league's games that are broadcast, by the league's type. */
const shownShares = { t: 1, p: 0.8, s: 0.3, c: 0.05, "": 0.05 } as const;
/** Seats from the smallest to the largest ground. */
const seats = { t: [18_000, 75_000], p: [9000, 42_000], s: [5000, 24_000], c: [1500, 9000], "": [1500, 9000] } as const;
const smallSeats = [600, 5000] as const;

/** Records the reports around a game: its channels, ground, referee and attendance. */
export function recordMatchDay(
  seed: string,
  { eventId, home, startSeconds }: Schedule,
  attendanceSeconds: number,
): readonly Incident[] {
  const random = randomOf(seed, "match day", eventId);
  const club = clubOf(home.id);
  const countryKey = club?.league.countryKey ?? "WORLD";
  const broadcast = recordBroadcast(random, club, startSeconds);
  const ground = groundOf(home, club);
  const referee = drawReferee(seed, random, sportIds.soccer, countryKey);
  const referees: Information["referees"] = [
    { id: referee.id, name: referee.name, countryKey: referee.countryKey ?? countryKey, role: "referee" },
  ];
  const attendance = Math.round(ground.capacity * (0.35 + 0.63 * random()));
  return [
    ...broadcast,
    {
      kind: "information",
      atSeconds: startSeconds - matchDaySeconds,
      information: { ...ground, referees },
    },
    { kind: "information", atSeconds: attendanceSeconds, information: { attendance } },
  ];
}

/** The channels that show a game, reported long before it; none where it is not broadcast. */
export const broadcastOf = (seed: string, { eventId, home, startSeconds }: Schedule): readonly Incident[] =>
  recordBroadcast(randomOf(seed, "match day", eventId), clubOf(home.id), startSeconds);

function recordBroadcast(random: Random, club: Club | null, startSeconds: number): readonly Incident[] {
  const { kind, type = "" } = club?.league ?? {};
  const isShown = random() < (kind === "women" || kind === "youth" ? 0.05 : shownShares[type]);
  if (!isShown) return [];
  const channels = channelsOf(club?.league.countryKey ?? "WORLD");
  const shown = new Set([pick(random, channels), pick(random, channels)]);
  return [
    {
      kind: "broadcast",
      atSeconds: startSeconds - broadcastNoticeSeconds,
      channels: [
        ...[...shown].map((channel) => ({ type: 1 as const, ...channel })),
        ...highlightsOf(club?.league.countryKey ?? "WORLD"),
      ],
    },
  ];
}

/** The same ground for every home game of a team. */
function groundOf(team: Participant, club: Club | null): { venue: string; town?: string; capacity: number } {
  const place = townOf(team.name);
  const countryKey = club?.league.countryKey ?? "WORLD";
  const random = randomOf("ground", countryKey, team.name);
  const [least, most] = club?.league.kind === undefined ? seats[club?.league.type ?? ""] : smallSeats;
  // Most grounds are nearer to the smallest.
  const capacity = Math.round(least + (most - least) * random() ** 1.6);
  return {
    venue: pick(random, venuePatterns(countryKey)).replace("*", place),
    ...(isLetters(place) ? {} : { town: place }),
    capacity,
  };
}

const clubWords =
  /\b(FC|SC|AC|AS|CF|CD|US|RC|CA|CS|ES|MC|JS|SV|FK|AFC|United|City|Town|Rovers|Wanderers|Hotspur|Sporting|Athletic|Real|Racing|Stade|Olympique|Deportivo|U\d\d|F|II|B)\b/gu;

/** "ENPPI": where a club plays that is called by its letters is not known. */
const isLetters = (name: string): boolean => /^\p{Lu}{2,}$/u.test(name);

/** "Manchester United" plays in Manchester. */
const townOf = (name: string): string => {
  const rest = name.replaceAll(clubWords, "").replaceAll(/\s+/g, " ").trim();
  return rest === "" ? name : rest;
};
