import { useEventContext } from "../match-row/event-context.tsx";
import { MyLeaguesList } from "./my-leagues-list.tsx";
import "./menu-leagues.css";

/** The visitor's leagues above those of the day. This module is loaded only for visitors who have pinned some. */
export default function MenuLeagues() {
  return <MyLeaguesList sportId={useEventContext().sportId} level={2} />;
}
