import { useContext } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { PrinterContext } from "../../rendering/printer.ts";
import { Flag } from "../../ui/flag.tsx";
import { usePage } from "../page/page-context.tsx";
import { leagueName } from "./league-words.ts";

const shownAtOnce = 14;

/** Jumps to the leagues of the day. */
export function LeagueMenu() {
  const { t, lang } = usePage();
  const leagues = useLeagues();
  const print = useContext(PrinterContext);
  if (leagues.length === 0) return null;
  const toInside = () => {
    const links = leagues.map((league) => <LeagueLink key={league.league.stageId} {...league} />);
    return (
      <>
        <h2 id="leagues-heading">{t.leaguesOfTheDay}</h2>
        {links.slice(0, shownAtOnce)}
        {links.length <= shownAtOnce ? null : (
          <details>
            <summary>{t.moreLeagues(links.length - shownAtOnce)}</summary>
            {links.slice(shownAtOnce)}
          </details>
        )}
      </>
    );
  };
  const menu = { className: "card menu", "aria-labelledby": "leagues-heading" };
  if (print === null) return <nav {...menu}>{toInside()}</nav>;
  const drawnFrom = leagues.flatMap(({ league, eventIds }) => [league, eventIds.length]);
  return <nav {...menu} dangerouslySetInnerHTML={{ __html: print(["league menu", lang, ...drawnFrom], toInside) }} />;
}

function LeagueLink({ league, eventIds }: ListLeague) {
  return (
    <a href={`#l-${league.stageId}`}>
      <Flag name={league.flag} />
      <span>{leagueName(league)}</span>
      <small>{eventIds.length}</small>
    </a>
  );
}
