import { Fragment, type ReactNode } from "react";
import { leaguesTexts } from "../../i18n/leagues-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { LeaguesBanner } from "./leagues-banner.tsx";
import { useMyLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

type MyLeaguesListProps = {
  readonly sportId: number;
  /** What a heading of this level is called: 2 beside a page, 3 in a window. */
  readonly level: 2 | 3;
  /** What is pinned for who has changed nothing; none where a page does not know it. */
  readonly defaults?: readonly PinnableLeague[];
  /** Where none is pinned. */
  readonly children?: ReactNode;
};

/** The place of the operator's banner among a visitor's leagues (C2.04). */
const bannerPosition = 10;

/** The visitor's leagues of a sport, in the order in which they were pinned (C4.02). */
export function MyLeaguesList({ sportId, level, defaults = [], children = null }: MyLeaguesListProps) {
  const { lang } = usePage();
  const texts = leaguesTexts(lang);
  const leagues = useMyLeagues()?.ofSport(sportId) ?? defaults;
  const Heading = `h${level}` as const;
  if (leagues.length === 0) return children;
  return (
    <div className="my-leagues">
      <Heading>
        <Icon name="star" />
        {texts.myLeagues}
      </Heading>
      {leagues.map(({ key, flag, name, path }, index) => (
        <Fragment key={key}>
          {index === bannerPosition - 1 ? <LeaguesBanner /> : null}
          <a href={path}>
            <Flag name={flag} />
            <bdi translate="no">{name}</bdi>
          </a>
        </Fragment>
      ))}
    </div>
  );
}
