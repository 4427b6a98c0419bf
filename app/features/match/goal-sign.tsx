import { sportById } from "../../../shared/sports/catalogue.ts";
import { Icon } from "../../ui/icon.tsx";
import { useEventContext } from "../match-row/event-context.tsx";

/** The sign of a goal: a football where one is played with it. */
export function GoalSign() {
  const { sportId } = useEventContext();
  return <Icon name={sportById(sportId)?.football === true ? "ball" : "point"} />;
}
