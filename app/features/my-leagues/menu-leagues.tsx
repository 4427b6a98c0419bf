import { useEventContext } from "../match-row/event-context.tsx";
import { useDefaultLeagues } from "./use-default-leagues.ts";
import { MyLeaguesList } from "./my-leagues-list.tsx";
import "./menu-leagues.css";

/** The visitor's leagues above those of the day. This module is loaded only for visitors who have pinned some. */
export default function MenuLeagues() {
  const { sportId } = useEventContext();
  return <MyLeaguesList sportId={sportId} level={2} defaults={useDefaultLeagues(sportId)} />;
}
