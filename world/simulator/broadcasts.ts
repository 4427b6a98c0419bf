import { pick, randomOf } from "../../shared/basics/random.ts";
import { daySeconds } from "../../shared/basics/day.ts";
import type { Channel, Incident } from "../../shared/timeline/incident.ts";
import { channelsOf, highlightsOf } from "../catalogue/channels.ts";
import type { Competition } from "../catalogue/sports/competition.ts";

/** Channels announce an event before its day is published live. */
const noticeSeconds = 6 * daySeconds;
/** Share of events that a channel shows: those of a sport's first competition, and of the others. */
const shownShares = { first: 1, other: 0.35 } as const;

/**
 * The channels of an event of any sport but football, and where its highlights can be seen; empty where no channel
 * shows it.
 */
export function announceBroadcast(
  seed: string,
  competition: Competition,
  eventKey: string,
  startSeconds: number,
): readonly Incident[] {
  const random = randomOf(seed, "broadcast", eventKey);
  if (random() >= (competition.rank === 1 ? shownShares.first : shownShares.other)) return [];
  const stations = channelsOf(competition.countryKey);
  const channels: readonly Channel[] = [
    ...[...new Set([pick(random, stations), pick(random, stations)])].map((station) => ({
      type: 1 as const,
      ...station,
    })),
    ...highlightsOf(competition.countryKey),
  ];
  return [{ kind: "broadcast", atSeconds: startSeconds - noticeSeconds, channels }];
}
