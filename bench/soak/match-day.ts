import { eventStatus } from "../../shared/sports/statuses.ts";
import { pick, randomOf } from "../../shared/basics/random.ts";
import { licensedBookmakers } from "../../shared/betting/bookmakers.ts";
import { toMatchday } from "../../tests/support/matchday.ts";

type Post = (path: string, body: unknown) => Promise<void>;
export type MatchDay = {
  readonly gameIds: readonly string[];
  /** Changes of rows and of prices that were posted. */
  readonly posted: () => { readonly rows: number; readonly prices: number };
  /** Posts so many prices as fast as they are taken, before the day begins. */
  readonly warmUp: (posts: number) => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
};

const games = 400;
const sportId = 1;
/** The built-in world's busiest hour has 2.13 changes of rows a second; prices move besides. */
const rowsEveryMs = 470;
const pricesEveryMs = 3_000;
/** Games that are played at a time; each half as long as its slot. */
const atOnce = 150;
const gameMinutes = 45;
/** As a provider that is asked to catch up keeps them under way. */
const warmUpUnderWay = 4;

type Game = { readonly eventId: string; readonly startedAtMs: number; goals: string[]; taken: Set<string> };

/**
 * A Saturday of football, posted as a provider posts it: games begin, score, lose goals to a review, and end, while others begin.
 * It waits until it is resumed.
 */
export async function startMatchDay(post: Post, market: string): Promise<MatchDay> {
  const random = randomOf("soak");
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const matchday = toMatchday({ games, startSeconds: nowSeconds, name: "Endurance" });
  await post("events", matchday.batch);
  const bookmakers = licensedBookmakers(market, nowSeconds);
  const waiting = matchday.games.map(({ eventId }) => eventId);
  const playing: Game[] = [];
  const count = { rows: 0, prices: 0 };
  let incidents = 0;
  let isPaused = true;
  let underWay: Promise<unknown> = Promise.resolve();

  const report = (eventId: string, incident: Readonly<Record<string, unknown>>) => {
    incidents += 1;
    count.rows += 1;
    return post("incidents", { sportId, incidents: [{ eventId, id: `i${incidents}`, ...incident }] });
  };

  function step(): Promise<void> {
    const over = playing.findIndex(({ startedAtMs }) => performance.now() - startedAtMs > gameMinutes * 60_000);
    if (over >= 0) {
      const [game] = playing.splice(over, 1);
      return report(game?.eventId ?? "", { kind: "status", status: eventStatus.finished });
    }
    const next = playing.length < atOnce ? waiting.shift() : undefined;
    if (next !== undefined) {
      playing.push({ eventId: next, startedAtMs: performance.now(), goals: [], taken: new Set() });
      return report(next, { kind: "status", status: eventStatus.firstHalf });
    }
    const game = pick(random, playing);
    const side = random() < 0.55 ? 1 : 2;
    const minute = String(1 + Math.floor(((performance.now() - game.startedAtMs) / (gameMinutes * 60_000)) * 89));
    const what = random();
    const goal = game.goals.at(-1);
    // As many goals are taken back as are scored in the end, so that scores stay scores.
    if (goal !== undefined && (what < 0.35 || game.goals.length > 5)) {
      game.goals.pop();
      return report(game.eventId, { kind: "retracted", incidentId: goal, reason: "video-review" });
    }
    if (what < 0.75) {
      game.goals.push(`i${incidents + 1}`);
      return report(game.eventId, { kind: "goal", side, minute });
    }
    if (what < 0.85) return report(game.eventId, { kind: "added-time", minutes: 1 + Math.floor(random() * 7) });
    return report(game.eventId, { kind: "card", side, minute, colour: what < 0.9 ? "red" : "yellow" });
  }

  function quote(): Promise<void> {
    const eventId = pick(random, playing.length === 0 ? waiting : playing.map((game) => game.eventId));
    count.prices += 1;
    const outcomes = ["1", "X", "2"].map((code) => ({ code, price: Math.round(101 + random() * 900) / 100 }));
    const bookmakerId = pick(random, bookmakers).id;
    return post("odds", { sportId, quotes: [{ eventId, bookmakerId, betType: "HOME_DRAW_AWAY", outcomes }] });
  }

  function every(ms: number, work: () => Promise<void>) {
    setInterval(() => {
      if (!isPaused) underWay = Promise.all([underWay, work()]).then(() => {});
    }, ms).unref();
  }
  every(rowsEveryMs, step);
  every(pricesEveryMs, quote);
  return {
    gameIds: matchday.games.map(({ eventId }) => eventId),
    posted: () => ({ ...count }),
    async warmUp(posts) {
      let left = posts;
      const one = async () => {
        while ((left -= 1) >= 0) await quote();
      };
      await Promise.all(Array.from({ length: warmUpUnderWay }, one));
    },
    async pause() {
      isPaused = true;
      await underWay;
    },
    resume() {
      isPaused = false;
    },
  };
}
