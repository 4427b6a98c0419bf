import type { ReactNode } from "react";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { splitEventName } from "../../features/match/field/event-name.ts";
import { countryName, leagueName } from "../../features/list/league-words.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import { Redrawn } from "../../features/rewritten/redrawn.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";

type MatchCrumbsProps = {
  readonly league: LeagueFields;
  /** "" where the source names none. */
  readonly round: string;
  /** The draw in which the round is; null where the match has none. */
  readonly drawHref: string | null;
  /** The list of the game's day. */
  readonly listHref: string;
  /** The visitor's actions on the game. */
  readonly children: ReactNode;
};

/** Letters that two lines of a phone have room for. */
const roomy = 46;

/** The way back to the day's games, and to the competition. The router discovers their routes together with the tabs' routes (`data-discover`). */
export function MatchCrumbs({ league, round, drawHref, listHref, children }: MatchCrumbsProps) {
  const { lang, t } = usePage();
  const name = league.duel === 0 ? splitEventName(league).series || leagueName(league) : leagueName(league);
  return (
    <Redrawn>
      <nav className="crumbs" aria-label={matchTexts(lang).breadcrumbs}>
        <a href={listHref} aria-label={t.backToList} data-back="" data-discover="true">
          <Icon name="back" />
          <span>{t.backToList}</span>
        </a>
        <p>
          <a href={league.path ?? `${listHref}#l-${league.stageId}`} data-discover="true">
            <Flag name={league.flag} />
            <span>{countryName(league)}</span>{" "}
            <b className={name.length + round.length > roomy ? "long" : undefined}>
              <bdi translate="no">{name}</bdi>
            </b>
          </a>
          {round === "" ? null : drawHref === null ? (
            <small>{round}</small>
          ) : (
            <a href={drawHref}>
              <small>{round}</small>
            </a>
          )}
        </p>
        {children}
      </nav>
    </Redrawn>
  );
}
