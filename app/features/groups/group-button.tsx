import { commaIn } from "../../../shared/texts/comma.ts";
import { lazy, Suspense, useRef, useState } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { usePage } from "../page/page-context.tsx";
import { GroupDot } from "./group-dot.tsx";
import { groupsOf } from "./group-list.ts";
import { useGroups } from "./groups-store.ts";

/** Loaded by the first tap. */
const GroupChoice = lazy(() => import("./group-choice.tsx"));

type GroupButtonProps = {
  /** The key of a game, or the league's id of a tournament that is followed as a whole. */
  readonly followedKey: string;
  /** The name of the game or tournament. */
  readonly name: string;
};

/** Shows the groups of a followed game or tournament, and opens the window to choose them. */
export function GroupButton({ followedKey, name }: GroupButtonProps) {
  const { lang } = usePage();
  const t = mineTexts(lang);
  const groups = useGroups();
  const { games, tournaments } = useMyGames();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const keys = (games[followedKey] ?? tournaments[followedKey])?.groups ?? [];
  const shown = groupsOf(groups, keys);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="group-button"
        aria-label={[t.groups.of({ match: name }), ...shown.map((each) => each.name)].join(commaIn(lang))}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {shown.length === 0 ? <Icon name="group" /> : null}
        {shown.slice(0, mostDots).map((group) => (
          <GroupDot key={group.key} group={group} />
        ))}
      </button>
      {isOpen ? (
        <Suspense>
          <GroupChoice {...{ followedKey, name, keys, opener }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The most dots that there is room for. */
const mostDots = 3;
