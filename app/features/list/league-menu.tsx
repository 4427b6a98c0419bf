import { useContext } from "react";
import { useLeagues } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { PrinterContext } from "../../rendering/printer.ts";
import { Flag } from "../../ui/flag.tsx";
import { toText } from "../match-row/static-rows.tsx";
import { usePage } from "../page/page-context.tsx";
import { leagueName } from "./league-words.ts";

const shownAtOnce = 14;

/** Jumps to the leagues of the day. */
export function LeagueMenu() {
  const { t } = usePage();
  const leagues = useLeagues();
  if (leagues.length === 0) return null;
  const links = leagues.map((league) => <LeagueLink key={league.league.stageId} {...league} />);
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

function LeagueLink({ league, eventIds }: ListLeague) {
  const print = useContext(PrinterContext);
  const href = `#l-${league.stageId}`;
  const inside = (
    <>
      <Flag name={league.flag} />
      <span>{leagueName(league)}</span>
      <small>{eventIds.length}</small>
    </>
  );
  if (print === null) return <a href={href}>{inside}</a>;
  const markup = print(`league link ${eventIds.length} ${toText(league)}`, () => inside);
  // The league's name is in the markup.
  // oxlint-disable-next-line control-has-associated-label
  return <a href={href} dangerouslySetInnerHTML={{ __html: markup }} />;
}
