import { MyLeaguesList } from "./my-leagues-list.tsx";
import "./menu-leagues.css";

/** The visitor's leagues above those of the day: loaded by who has pinned some. */
export default function MenuLeagues({ sportId }: { readonly sportId: number }) {
  return <MyLeaguesList sportId={sportId} level={2} />;
}
