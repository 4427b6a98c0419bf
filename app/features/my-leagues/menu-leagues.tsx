import { useEventContext } from "../match-row/event-context.tsx";
import { MyLeaguesList } from "./my-leagues-list.tsx";
import "./menu-leagues.css";

/** The visitor's leagues above those of the day: loaded by who has pinned some. */
export default function MenuLeagues() {
  return <MyLeaguesList sportId={useEventContext().sportId} level={2} />;
}
