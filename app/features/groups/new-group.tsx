import { useState } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { usePage } from "../page/page-context.tsx";
import { cleanName, groupLimits, type Group } from "./group-list.ts";
import { groupStore } from "./groups-store.ts";

/** A field for the name of a new group. */
export function NewGroup({ onMade }: { readonly onMade?: (group: Group) => void }) {
  const t = mineTexts(usePage().lang);
  const [name, setName] = useState("");
  const add = () => {
    if (cleanName(name) === "") return;
    const group = groupStore.add(name);
    if (group === null) return showToast(t.groups.full({ most: groupLimits.groups }));
    if (!groupStore.isKept()) showToast(t.notKept);
    setName("");
    onMade?.(group);
  };
  return (
    <form
      className="new-group"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        type="text"
        className="text-box"
        value={name}
        maxLength={groupLimits.nameLength}
        aria-label={t.groups.new}
        placeholder={t.groups.new}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button">
        {t.groups.add}
      </button>
    </form>
  );
}
