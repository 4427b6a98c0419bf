import type { RefObject } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { Popover } from "../../ui/popover.tsx";
import { myGames } from "../favourites/my-games-hooks.ts";
import { usePage } from "../page/page-context.tsx";
import { GroupDot } from "./group-dot.tsx";
import { toToggledKeys } from "./group-list.ts";
import { useGroups } from "./groups-store.ts";
import { NewGroup } from "./new-group.tsx";

type GroupChoiceProps = {
  readonly followedKey: string;
  readonly name: string;
  /** The keys of the groups that contain the game or tournament. */
  readonly keys: readonly string[];
  readonly opener: RefObject<HTMLElement>;
  readonly onClose: () => void;
};

/** Lets the visitor tick the groups of one game or tournament, and add a new group. */
export default function GroupChoice({ followedKey, name, keys, opener, onClose }: GroupChoiceProps) {
  const t = mineTexts(usePage().lang);
  const groups = useGroups();
  const toggle = async (key: string) => (await myGames.open()).regroup(followedKey, toToggledKeys(groups, keys, key));
  return (
    <Popover label={t.groups.of({ match: name })} opener={opener} onClose={onClose}>
      <div className="group-choice">
        {groups.map((group) => (
          <label key={group.key}>
            <input type="checkbox" checked={keys.includes(group.key)} onChange={() => void toggle(group.key)} />
            <GroupDot group={group} />
            <bdi translate="no">{group.name}</bdi>
          </label>
        ))}
        <NewGroup onMade={({ key }) => void toggle(key)} />
      </div>
    </Popover>
  );
}
