import { Fragment, useSyncExternalStore } from "react";
import { listTexts } from "../../i18n/list-texts.ts";
import { myLeaguesZoneId } from "../../tags/banner-places.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import type { PinnableLeague } from "./pinnable-league.ts";

type MyLeaguesLinksProps = {
  /** The leagues stand in the visitor's order. Nothing is shown without any. */
  readonly leagues: readonly PinnableLeague[];
  /** The level of the heading is 3 in a dialog. */
  readonly level?: 2 | 3;
};

/** The place of the operator's banner among a visitor's leagues (C2.04). */
const bannerPosition = 10;

const never = () => () => {};
const readMarkup = () => document.getElementById(myLeaguesZoneId)?.innerHTML;

/** The operator's banner among the visitor's own leagues, which the document has as a template; none in most variants. */
function LeaguesBanner() {
  // The server has no document to read, and hydration must start from the server's markup.
  const markup = useSyncExternalStore(never, readMarkup, () => "");
  return markup ? <div dangerouslySetInnerHTML={{ __html: markup }} /> : null;
}

/** Links to a visitor's leagues, below their heading. */
export function MyLeaguesLinks({ leagues, level = 2 }: MyLeaguesLinksProps) {
  const { lang } = usePage();
  const Heading = `h${level}` as const;
  if (leagues.length === 0) return null;
  return (
    <div className="my-leagues">
      <Heading>
        <Icon name="star" />
        {listTexts(lang).leagues.myLeagues}
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
