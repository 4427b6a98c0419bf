import { useRef } from "react";
import { parseGameKey } from "../../../shared/timeline/game-key.ts";
import { parseLeagueKey } from "../../../shared/competitions/league-key.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { countOwn, formatOwnList, mostOwn, withinMost, type OwnLeague, type OwnList } from "../calendar/own-list.ts";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { useMyLeagues } from "../my-leagues/my-leagues-store.ts";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import { useMyTeams } from "../my-teams/my-teams-store.ts";
import { usePage } from "../page/page-context.tsx";

/** The address of a calendar of the visitor's favourites. It contains the list itself, so the site stores nothing. */
export function OwnCalendar({ path }: { readonly path: string }) {
  const t = mineTexts(usePage().lang);
  const field = useRef<HTMLInputElement>(null);
  const list = useOwnList();
  const address = new URL(path + formatOwnList(withinMost(list)), document.baseURI).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast(t.addressCopied);
    } catch {
      // The selected address can be copied by hand.
      field.current?.select();
    }
  };
  return (
    <section className="card own-calendar" aria-labelledby="own-calendar-name">
      <div className="block-head">
        <h2 id="own-calendar-name">{t.calendar}</h2>
      </div>
      {countOwn(list) === 0 ? (
        <p className="mine-line">{t.calendarEmpty}</p>
      ) : (
        <>
          <p className="mine-line">
            {t.calendarHint} {countOwn(list) > mostOwn ? t.calendarPart({ most: mostOwn }) : null}
          </p>
          <input
            type="text"
            className="text-box"
            ref={field}
            readOnly
            value={address}
            aria-labelledby="own-calendar-name"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className="actions">
            <button type="button" className="button" onClick={copy}>
              {t.copyAddress}
            </button>
            <a className="button" href={address.replace(/^https?:/, "webcal:")}>
              {t.openCalendar}
            </a>
          </div>
        </>
      )}
    </section>
  );
}

function useOwnList(): OwnList {
  const teams = useMyTeams();
  const leagues = useMyLeagues();
  const { games } = useMyGames();
  return {
    teams: [...(teams?.all().values() ?? [])].flat().map(({ id }) => id),
    leagues: (leagues?.sportIds() ?? []).flatMap((sportId) => (leagues?.ofSport(sportId) ?? []).flatMap(toOwnLeague)),
    games: Object.keys(games).flatMap((key) => parseGameKey(key)?.eventId ?? []),
  };
}

/** A league's page is at "/football/france/ligue-1/". */
function toOwnLeague({ key, path }: PinnableLeague): readonly OwnLeague[] {
  const sportId = parseLeagueKey(key)?.sportId;
  const [, , country = "", competition = ""] = path.split("/");
  return sportId === undefined || competition === "" ? [] : [{ sportId, country, competition }];
}
