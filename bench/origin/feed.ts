import { parseFeedName } from "../../shared/wire/feed-names.ts";
import { shownStatusType } from "../../shared/sports/status-types.ts";
import { foldTimeline } from "../../shared/timeline/fold.ts";
import { dayNumber, daySeconds } from "../../shared/basics/day.ts";
import { contentHash } from "../../shared/wire/content-hash.ts";
import type { LeagueEvents } from "../../workers/origin/src/feeds/lists/by-league.ts";
import { createBodyCache } from "../../workers/origin/src/feeds/body-cache.ts";
import { toDayBody } from "../../workers/origin/src/feeds/lists/day-body.ts";
import { createSources } from "../../workers/origin/src/ledger/sources.ts";
import { openStorage } from "../../workers/origin/test/storage-in-node.ts";
import { fixturesOfDay } from "../../world/simulator/world-of-sport.ts";
import { simulateMatch } from "../../world/simulator/simulate-match.ts";
import type { Figure } from "../figures.ts";
import { measureInterleaved } from "../interleaved.ts";

const eventCount = 2_000;
/** A Saturday afternoon: games are over, run and are to come. */
const nowSeconds = Date.UTC(2026, 9, 10, 16) / 1000;

/**
 * A full football list, from the ledger's states to the text of the feed, beside JSON.stringify of the same objects: of states that
 * were never written before, of which one has changed, and for a question since whose last answer nothing has changed.
 */
export function measureFeed(): readonly Figure[] {
  const groups = toGroups(eventCount);
  const name = parseFeedName("f_1_0_0_fr_1");
  if (name === null) throw new Error("the feed has no name");
  const { storage, close } = openStorage();
  const keep = createBodyCache(createSources(storage.sql));
  close();
  const ask = () =>
    keep({ name, projectLanguage: "fr", market: null, asOfSeq: null }, { exactSeconds: nowSeconds }, () =>
      body(groups),
    );
  const copy = () => groups.map((group) => ({ ...group, states: group.states.map((state) => ({ ...state })) }));
  let changing = groups;
  let turn = 0;
  const { copied, cold, changed, hash, warm, json } = measureInterleaved(
    {
      copied: copy,
      cold: () => flatten(body(copy())),
      changed() {
        turn += 1;
        changing = withAnotherState(changing, turn);
        flatten(body(changing));
      },
      hash: () => contentHash(ask().body),
      warm: ask,
      json: () => flatten(JSON.stringify(groups)),
    },
    { rounds: 60, warmUp: 20 },
  );
  const states = groups.flatMap((group) => group.states);
  const live = states.filter((state) => shownStatusType(state.status) === 2).length;
  const toFigure = (what: string, ms: number, atMost: number): Figure => ({
    name: `full football feed${what}, of JSON.stringify`,
    value: ms / json,
    unit: "×",
    target: { atMost },
    detail: `${states.length} events, ${live} live: ${ms.toFixed(ms < 0.1 ? 4 : 1)} ms, JSON ${json.toFixed(1)} ms`,
  });
  const afterChange = toFigure(" after one change", changed, 1);
  return [
    toFigure("", cold - copied, 3),
    { ...afterChange, detail: `${afterChange.detail}; its etag takes ${hash.toFixed(1)} ms more` },
    toFigure(" since which nothing has changed", warm, 0.1),
  ];
}

const body = (groups: readonly LeagueEvents[]) => toDayBody(1, "fr", groups);

/** The same groups with another state of one of their events. */
function withAnotherState(groups: readonly LeagueEvents[], turn: number): readonly LeagueEvents[] {
  const at = turn % groups.length;
  return groups.map((group, index) => {
    const [first, ...others] = group.states;
    return index !== at || first === undefined
      ? group
      : { ...group, states: [{ ...first, addedMinutes: turn % 9 }, ...others] };
  });
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
