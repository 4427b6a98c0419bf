import { competitionsOf } from "../../world/sports/competitions.ts";
import { toStarter } from "../../world/sports/to-league.ts";

const known = new Map<number, ReadonlyMap<string, number>>();

/** From -0.5 (weakest of its competition) to 0.5 (strongest); 0 for participants that the world does not know. */
export const strengthIn = (sportId: number, participantId: string): number =>
  strengthsOf(sportId).get(participantId) ?? 0;

/** Worked out when a sport is first asked for: a ledger plays one sport only. */
function strengthsOf(sportId: number): ReadonlyMap<string, number> {
  const done = known.get(sportId);
  if (done !== undefined) return done;
  const strengths = new Map(
    competitionsOf(sportId).flatMap(({ names }) =>
      names.map((name, index) => [toStarter(sportId, name).id, 0.5 - index / Math.max(1, names.length - 1)] as const),
    ),
  );
  known.set(sportId, strengths);
  return strengths;
}
