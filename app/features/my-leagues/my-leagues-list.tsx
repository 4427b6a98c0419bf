import { Fragment, type ReactNode, useSyncExternalStore } from "react";
import { listTexts } from "../../i18n/list-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { myLeaguesZoneId } from "../../tags/banner-places.ts";
import { usePage } from "../page/page-context.tsx";
import { useMyLeagues } from "./my-leagues-store.ts";
import type { PinnableLeague } from "./pinnable-league.ts";

type MyLeaguesListProps = {
  readonly sportId: number;
  /** The level of the heading: 2 beside a page, 3 in a dialog. */
  readonly level: 2 | 3;
  /** The leagues that are pinned until the visitor changes something; undefined where a page does not know them. */
  readonly defaults?: readonly PinnableLeague[];
  /** Shown where no league is pinned. */
  readonly children?: ReactNode;
};

/** The place of the operator's banner among a visitor's leagues (C2.04). */
const bannerPosition = 10;

const never = () => () => {};
const readMarkup = () => document.getElementById(myLeaguesZoneId)?.innerHTML ?? "";

/** The operator's banner among the visitor's own leagues, which the document has as a template; none in most variants. */
function LeaguesBanner() {
  // The server has no document to read, and hydration must start from the server's markup.
  const markup = useSyncExternalStore(never, readMarkup, () => "");
  return markup === "" ? null : <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The visitor's leagues of a sport, in the order in which they were pinned (C4.02). */
export function MyLeaguesList({ sportId, level, defaults = [], children = null }: MyLeaguesListProps) {
  const { lang } = usePage();
  const texts = listTexts(lang).leagues;
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
