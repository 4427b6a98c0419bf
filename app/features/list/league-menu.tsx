import { useLeagues } from "../../live/hooks.tsx";
import { Flag } from "../../ui/flag.tsx";
import { usePage } from "../page/page-context.tsx";
import { leagueName } from "./league-words.ts";

const shownAtOnce = 14;

/** Jumps to the leagues of the day. */
export function LeagueMenu() {
  const { t } = usePage();
  const leagues = useLeagues();
  if (leagues.length === 0) return null;
  const links = leagues.map(({ league, eventIds }) => (
    <a key={league.stageId} href={`#l-${league.stageId}`}>
      <Flag name={league.flag} />
      <span>{leagueName(league)}</span>
      <small>{eventIds.length}</small>
    </a>
  ));
  return (
    <nav className="card menu" aria-labelledby="leagues-heading">
      <h2 id="leagues-heading">{t.leaguesOfTheDay}</h2>
      {links.slice(0, shownAtOnce)}
      {links.length <= shownAtOnce ? null : (
        <details>
          <summary>{t.moreLeagues(links.length - shownAtOnce)}</summary>
          {links.slice(shownAtOnce)}
        </details>
      )}
    </nav>
  );
}
