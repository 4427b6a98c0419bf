import { statisticTypes, type StatisticName } from "../../../../shared/sports/statistic-types.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import type { Position } from "../standings/scorers.ts";
import type { CountedGame } from "./counted-game.ts";

const ofTeam = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });

type Counted = {
  /** What each side has, as it is printed. */
  readonly figures?: Readonly<Partial<Record<StatisticName, readonly [home: string, away: string]>>>;
  /** What players of each side have. */
  readonly home?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly away?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly positions?: Readonly<Record<string, Position>>;
  readonly shots?: readonly [home: readonly number[], away: readonly number[]];
  readonly score?: readonly [home: number, away: number];
  readonly round?: string;
  readonly startSeconds?: number;
};

const isName = (name: string): name is StatisticName => Object.hasOwn(statisticTypes, name);
const toPlayers = (values: Counted["home"] = {}) =>
  Object.entries(values).map(([name, own]) => ({ player: { id: name, name }, values: own }));

/** "A B": a match of A at home against B. */
export function aCountedGame(
  text: string,
  { figures = {}, home, away, positions = {}, shots = [[], []], score = [1, 0], ...at }: Counted,
): CountedGame {
  const [homeId = "", awayId = ""] = text.split(" ");
  return {
    schedule: aSchedule({ eventId: text, home: ofTeam(homeId), away: ofTeam(awayId), ...at }),
    score,
    shots,
    positions: new Map(Object.entries(positions)),
    figures: Object.entries(figures).flatMap(([name, [ofHome, ofAway]]) =>
      isName(name) ? [{ period: 0, type: statisticTypes[name], home: ofHome, away: ofAway }] : [],
    ),
    players: [toPlayers(home), toPlayers(away)],
  };
}
