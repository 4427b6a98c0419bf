import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { Icon } from "../../ui/icon.tsx";
import { useEventContext } from "../match-row/event-context.tsx";

const footballSports: ReadonlySet<number> = new Set([sportIds.soccer, sportIds.futsal, sportIds["beach-soccer"]]);

/** The sign of a goal: a football where one is played with it. */
export function GoalSign() {
  const { sportId } = useEventContext();
  return <Icon name={footballSports.has(sportId) ? "ball" : "point"} />;
}
