import { shownStatusType } from "../../shared/sports/status-types.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import { dayNumber, daySeconds } from "../../shared/time/day.ts";
import type { LeagueEvents } from "../../workers/origin/src/feeds/lists/by-league.ts";
import { toDayBody } from "../../workers/origin/src/feeds/lists/day-body.ts";
import { fixturesOfDay } from "../../world/simulator/fixtures.ts";
import { simulateMatch } from "../../world/simulator/simulate-match.ts";
import type { Figure } from "../figures.ts";
import { measureInterleaved } from "../interleaved.ts";

const eventCount = 2_000;
/** A Saturday afternoon: games are over, run and are to come. */
const nowSeconds = Date.UTC(2026, 9, 10, 16) / 1000;

/** A full football list, from the ledger's states to the text of the feed, beside JSON.stringify of the same objects. */
export function measureFeed(): Figure {
  const groups = toGroups(eventCount);
  const { feed, json } = measureInterleaved(
    {
      feed: () => flatten(toDayBody(1, "fr", groups)),
      json: () => flatten(JSON.stringify(groups)),
    },
    { rounds: 60, warmUp: 20 },
  );
  const states = groups.flatMap((group) => group.states);
  const live = states.filter((state) => shownStatusType(state.status) === 2).length;
  return {
    name: "full football feed, of JSON.stringify",
    value: feed / json,
    unit: "×",
    target: { atMost: 3 },
    detail: `${states.length} events, ${live} live: ${feed.toFixed(1)} ms, JSON ${json.toFixed(1)} ms`,
  };
}

/** Games of the built-in world around an instant, as they are then. */
function toGroups(count: number): readonly LeagueEvents[] {
  const today = dayNumber(nowSeconds, 0);
  const groups = new Map<string, { league: LeagueEvents["league"]; states: LeagueEvents["states"][number][] }>();
  let left = count;
  for (let day = today; left > 0; day = day > today ? 2 * today - day : 2 * today - day + 1) {
    for (const { league, schedule } of fixturesOfDay("bench", day).slice(0, left)) {
      // Whatever its day, a game is shown as it stands at this hour of it.
      const atSeconds = nowSeconds + (day - today) * daySeconds;
      const played = simulateMatch("bench", schedule).filter((incident) => incident.atSeconds <= atSeconds);
      const group = groups.get(league.stageId) ?? { league, states: [] };
      group.states.push(foldTimeline(schedule, played));
      groups.set(league.stageId, group);
      left -= 1;
    }
  }
  return [...groups.values()].map((group) => ({ ...group, isSimulated: true, isBetless: true }));
}

/** Reading a character makes the engine join the parts of a text, which writing it to a socket would. */
const flatten = (text: string) => text.charCodeAt(text.length - 1);
